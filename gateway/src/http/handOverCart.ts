import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { cartKey, pullCart } from '../cart/cartClient.ts'
import { externalCheckoutAddress } from '../checkout/externalCheckoutAddress.ts'
import { createContext } from '../graph/context.ts'
import { settingsOf } from '../stores/storeSettings.ts'
import { PASSING_HEADERS, isNavigation, storeNamedBy } from './browserNavigation.ts'
import { isHttps } from './clientAddress.ts'
import type { CoreServices } from './coreServices.ts'
import { requestIdOf } from './requestId.ts'
import { clientSignal, createRequestScope } from './requestScope.ts'
import { readSession, writeSession } from './sessionTransport.ts'

type Exchange = Readonly<{
  services: CoreServices
  request: IncomingMessage
  response: ServerResponse
  store: StoreDefinition
  requestId: string
  /** Address of the other host. */
  base: string
}>

/**
 * `GET /checkout/external`: sends a browser to the checkout on another host, with the cart of its session. Only a
 * navigation gets the address, never a script: the cart's token is in it. Without a cart the way leads to the cart page.
 */
export async function handOverCart(
  services: CoreServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const end = (status: number, headers: Readonly<Record<string, string>> = {}) =>
    void response.writeHead(status, { ...PASSING_HEADERS, ...headers }).end()
  if (request.method !== 'GET') return end(405, { allow: 'GET' })
  if (!isNavigation(request)) return end(403)
  const store = storeNamedBy(request)
  if (store === null) return end(400)
  const base = settingsOf(services.env.STORE_SETTINGS, store).externalCheckoutUrl
  if (base === null) return end(404)
  const requestId = requestIdOf(request.headers['x-request-id'])
  const cartPage = `${store.urlPrefix}/checkout/cart`
  try {
    const address = await addressFor({ services, request, response, store, requestId, base })
    end(303, { location: address ?? cartPage })
  } catch (error) {
    services.log.error({ err: error, requestId }, 'a cart could not be handed over')
    end(303, { location: cartPage })
  }
}

/** Where the session's cart is taken over; null when there is nothing in it. The session remembers which one went. */
async function addressFor(exchange: Exchange): Promise<string | null> {
  const { services, request, response, store, requestId, base } = exchange
  const session = await readSession(request, store, services.seal)
  const signal = clientSignal(response)
  const context = createContext(createRequestScope(services, request, { store, session, requestId, signal }))
  const { cartToken, userToken } = session
  const cart = await pullCart(context)
  if (cartToken === null || !cart || cart.lines.length === 0) return null
  session.update({ handedOver: cartKey(cartToken) })
  const secure = isHttps(request, services.env.TRUST_PROXY)
  await writeSession(request, response, { store, session, seal: services.seal, secure })
  return externalCheckoutAddress({ base, userToken, cartToken })
}
