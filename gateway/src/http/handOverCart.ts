import { cartKey, pullCart } from '../cart/cartClient.ts'
import { externalCheckoutAddress } from '../checkout/externalCheckoutAddress.ts'
import { settingsOf } from '../stores/storeSettings.ts'
import type { CoreServices } from './coreServices.ts'
import { failureLevel } from './failureLevel.ts'
import type { Navigation } from './navigation.ts'

/**
 * `GET /checkout/external`: sends a browser to the checkout on another host, with the cart of its session. Only a
 * navigation gets the address, never a script: the cart's token is in it. Without a cart the way leads to the cart page.
 */
export async function handOverCart({ env, log }: CoreServices, navigation: Navigation): Promise<void> {
  const { store, requestId, findNothing, leadTo, sendTo } = navigation
  const base = settingsOf(env.STORE_SETTINGS, store).externalCheckoutUrl
  if (base === null) return findNothing()
  try {
    const address = await addressFor(navigation, base)
    if (address === null) leadTo('/checkout/cart')
    else sendTo(address)
  } catch (error) {
    log[failureLevel(error)]({ err: error, requestId }, 'a cart could not be handed over')
    leadTo('/checkout/cart')
  }
}

/** Where the session's cart is taken over; null when there is nothing in it. The session remembers which one went. */
async function addressFor({ openSession }: Navigation, base: string): Promise<string | null> {
  const { context, keep } = await openSession()
  const { session } = context
  const { cartToken, userToken } = session
  const cart = await pullCart(context)
  if (cartToken === null || !cart || cart.lines.length === 0) return null
  session.update({ handedOver: cartKey(cartToken) })
  await keep()
  return externalCheckoutAddress({ base, userToken, cartToken })
}
