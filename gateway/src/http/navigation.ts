import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { type GraphContext, createContext } from '../graph/context.ts'
import { shopOrigin } from './clientAddress.ts'
import { isSecure } from './isSecure.ts'
import type { CoreServices } from './coreServices.ts'
import { requestIdOf } from './requestId.ts'
import { RequestRefusal } from './requestRefusal.ts'
import { clientSignal, createRequestScope } from './requestScope.ts'
import { readCookieSession, writeSession } from './sessionTransport.ts'
import { storeOfRequest } from './storeOfRequest.ts'

/** A window that goes to an address which leads on to another. */
export type Navigation = Readonly<{
  store: StoreDefinition
  requestId: string
  headers: IncomingHttpHeaders
  parameters: URLSearchParams
  /** Where the browser finds the shop. */
  origin: string
  /** Whoever asks, as the graph knows them; `keep` seals what was changed into their cookie. */
  openSession: () => Promise<Readonly<{ context: GraphContext; keep: () => Promise<void> }>>
  /** Answers that there is nothing here. */
  findNothing: () => void
  /** Sends the window to a path inside the store. */
  leadTo: (path: string) => void
  /** Sends the window to another site. */
  sendTo: (address: string) => void
}>

type Asked = Readonly<{ request: IncomingMessage; response: ServerResponse; search: string }>

/** For answers that are one browser's alone: no cache keeps them, no page hears of their address as where one came from. */
const PASSING_HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const

/** Of a window; of one that a service worker asks for on the window's behalf. */
const PLACES: ReadonlySet<unknown> = new Set(['document', 'empty'])

/**
 * The window that asks; null when somebody else does, who has been refused then: another method, a script, a picture, a
 * frame, or a store that nobody has.
 */
export function navigationOf(services: CoreServices, { request, response, search }: Asked): Navigation | null {
  const end = (status: number, headers: Readonly<Record<string, string>> = {}) => {
    response.writeHead(status, { ...PASSING_HEADERS, ...headers }).end()
    return null
  }
  if (request.method !== 'GET') return end(405, { allow: 'GET' })
  if (!isNavigation(request)) return end(403)
  const store = storeNamedBy(request)
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
      const context = createContext(createRequestScope(services, request, { store, session, requestId, signal }))
      const { device } = context
      const keep = () => writeSession(request, response, { store, session, device, services, secure, isApps: false })
      return { context, keep }
    },
    findNothing: () => void end(404),
    leadTo: (path) => void end(303, { location: `${store.urlPrefix}${path}` }),
    sendTo: (address) => void end(303, { location: address }),
  }
}

function isNavigation({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': place = 'document' } = headers
  return mode === 'navigate' && PLACES.has(place)
}

function storeNamedBy({ headers }: IncomingMessage): StoreDefinition | null {
  const header = headers['x-store']
  try {
    return storeOfRequest(Array.isArray(header) ? header[0] : header, headers.host)
  } catch (error) {
    if (error instanceof RequestRefusal) return null
    throw error
  }
}
