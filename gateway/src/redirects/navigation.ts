import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { StoreHosts } from '@hogar/schema/storeOfHost.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { GraphContext } from '../app/context.ts'
import { shopOrigin } from '../plugins/caller/clientAddress.ts'
import { isSecure } from '../plugins/caller/isSecure.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { requestIdOf } from '../plugins/requestIdOf.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import { clientSignal, createRequestScope } from '../plugins/requestScope.ts'
import { readCookieSession, writeSession } from '../plugins/session/sessionTransport.ts'
import { storeOfRequest } from '../plugins/caller/storeOfRequest.ts'

/** Browser navigation to an HTTP route that answers with a redirect. */
export type Navigation = Readonly<{
  store: StoreDefinition
  requestId: string
  headers: IncomingHttpHeaders
  parameters: URLSearchParams
  /** Public origin of the shop. */
  origin: string
  /** Opens the session of the request as a graph context; `keep` seals its changes into the cookie. */
  openSession: () => Promise<Readonly<{ context: GraphContext; keep: () => Promise<void> }>>
  /** Replies 404. */
  findNothing: () => void
  /** Redirects to a path inside the store. */
  redirectTo: (path: string) => void
  /** Redirects to another site. */
  sendTo: (address: string) => void
}>

type Asked = Readonly<{ request: IncomingMessage; response: ServerResponse; search: string }>

/** Headers of replies for one browser: not cached, and the address is not sent as a referrer. */
const PASSING_HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const

/** Values of `Sec-Fetch-Dest` for a navigation, also one that a service worker fetches. */
const PLACES: ReadonlySet<unknown> = new Set(['document', 'empty'])

/**
 * Returns the navigation of a request; null if it is none and has been refused: another method, a script, an image, a
 * frame, or an unknown store.
 */
export function navigationOf(services: CoreServices, { request, response, search }: Asked): Navigation | null {
  const end = (status: number, headers: Readonly<Record<string, string>> = {}) => {
    response.writeHead(status, { ...PASSING_HEADERS, ...headers }).end()
    return null
  }
  if (request.method !== 'GET') return end(405, { allow: 'GET' })
  if (!isNavigation(request)) return end(403)
  const store = storeNamedBy(request, services.env.STORE_HOSTS)
  if (store === null) return end(400)
  const requestId = requestIdOf(request.headers['x-request-id'])
  const secure = isSecure(request, services.env)
  return {
    store,
    requestId,
    headers: request.headers,
    parameters: new URLSearchParams(search),
    origin: shopOrigin(request, services.env.TRUST_PROXY),
    openSession: async () => {
      const session = await readCookieSession(request, store, services)
      const signal = clientSignal(response)
      const context = services.createContext(
        createRequestScope(services, request, { store, session, requestId, signal }),
      )
      const { device } = context
      const keep = () => writeSession(request, response, { store, session, device, services, secure, isApps: false })
      return { context, keep }
    },
    findNothing: () => void end(404),
    redirectTo: (path) => void end(303, { location: `${store.urlPrefix}${path}` }),
    sendTo: (address) => void end(303, { location: address }),
  }
}

function isNavigation({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': place = 'document' } = headers
  return mode === 'navigate' && PLACES.has(place)
}

function storeNamedBy({ headers }: IncomingMessage, hosts: StoreHosts): StoreDefinition | null {
  const header = headers['x-store']
  try {
    return storeOfRequest({ header: Array.isArray(header) ? header[0] : header, host: headers.host, hosts })
  } catch (error) {
    if (error instanceof RequestRefusal) return null
    throw error
  }
}
