import { type Dispatcher, Pool } from 'undici'
import type { CallReport } from './callReport.ts'
import type { Family } from './endpoint.ts'
import type { EndpointTable } from './endpoints.ts'
import { createFamilyBreakers } from './familyBreakers.ts'
import { createLacks } from './lacks.ts'
import { KEEP_ALIVE_MS, PUBLIC_CACHE_MS, TOLD_CACHE_MS, UPSTREAM_CONNECTIONS_MAX } from './limits.ts'
import { createPublicReplies } from './publicReplies.ts'
import { createOffers } from './offers.ts'
import type { UpstreamCall, WrittenCall } from './upstream.ts'

type Options = Readonly<{
  /** Address of the platform, with or without a path that all rows stand below. */
  url: string
  endpoints: EndpointTable
  /** True: the user token travels as a Bearer header instead of in the query. */
  tokenInHeader: boolean
  /** False: a user token that the platform takes no longer closes the account, and is not exchanged for the next one. */
  refreshesTokens?: boolean
  /** Whether a change of the catalogue would be told: its documents are held longer then. */
  isToldOfChanges?: () => boolean
  /** Told of every call. */
  observe?: (report: CallReport) => void
}>

export type PlatformClient = ReturnType<typeof createPlatformClient>

/** What all requests of a process share towards the platform: connections, circuit breakers, public replies. */
export function createPlatformClient({
  url,
  endpoints,
  tokenInHeader,
  refreshesTokens = true,
  observe = () => {},
  isToldOfChanges = () => false,
}: Options) {
  const { origin, pathname } = new URL(url)
  const dispatcher: Dispatcher = new Pool(origin, {
    connections: UPSTREAM_CONNECTIONS_MAX,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Without it the platform's own `Keep-Alive: timeout=72` would count, less the two seconds that a busy process misses.
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const lacks = createLacks()
  const families = new Set<Family>(Object.values(endpoints).map((row) => row.family))
  return {
    dispatcher,
    endpoints,
    tokenInHeader,
    refreshesTokens,
    observe,
    basePath: pathname.replace(/\/+$/, ''),
    breakers: createFamilyBreakers([...families]),
    publicReplies: createPublicReplies(),
    lacks,
    offers: createOffers(lacks),
    /** Constant calls, as they are sent. */
    written: new WeakMap<UpstreamCall, WrittenCall>(),
    /** How long a public reply of this family is good for everybody, in milliseconds. */
    cacheMs: (family: Family) => (family === 'catalogue' && isToldOfChanges() ? TOLD_CACHE_MS : PUBLIC_CACHE_MS),
    /** Lets running calls end, then closes the connections. */
    close: () => dispatcher.close(),
  }
}
