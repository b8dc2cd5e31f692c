import { type Dispatcher, Pool } from 'undici'
import type { CallReport } from './callReport.ts'
import type { Family } from './endpoint.ts'
import type { EndpointTable } from './endpoints.ts'
import { createFamilyBreakers } from './createFamilyBreakers.ts'
import { createLacks } from './lacks.ts'
import { KEEP_ALIVE_MS, PUBLIC_CACHE_MS, NOTIFIED_CACHE_MS, UPSTREAM_CONNECTIONS_MAX } from './limits.ts'
import { type LastReplyChange, createLastReplies } from './replies/createLastReplies.ts'
import { createPublicReplies } from './replies/createPublicReplies.ts'
import { createOffers } from './offers.ts'
import type { UpstreamCall, WrittenCall } from './upstream.ts'

type Options = Readonly<{
  /** Address of the platform, with or without a path to which all rows are relative. */
  url: string
  endpoints: EndpointTable
  /** True sends the user token as a Bearer header instead of in the query. */
  tokenInHeader: boolean
  /** False closes the account if the platform rejects its user token; true refreshes the token. */
  refreshesTokens?: boolean
  /**
   * Returns true if the merchant's platform announces changes of the catalogue: then its documents are cached longer.
   */
  isNotifiedOfChanges?: () => boolean
  /** Receives every call. */
  observe?: (report: CallReport) => void
  /** Receives each read that begins or ceases to be answered by its last good reply. */
  onLastReply?: (change: LastReplyChange) => void
}>

export type PlatformClient = ReturnType<typeof createPlatformClient>

/**
 * Creates the state that all requests of a process share towards the platform: connections, circuit breakers, public
 * replies.
 */
export function createPlatformClient({
  url,
  endpoints,
  tokenInHeader,
  refreshesTokens = true,
  observe = () => {},
  isNotifiedOfChanges = () => false,
  onLastReply,
}: Options) {
  const { origin, pathname } = new URL(url)
  const dispatcher: Dispatcher = new Pool(origin, {
    connections: UPSTREAM_CONNECTIONS_MAX,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Otherwise the platform's own `Keep-Alive: timeout=72` would apply, minus two seconds, which a busy process can
    // miss.
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const lacks = createLacks()
  const families = new Set<Family>(Object.values(endpoints).map((row) => row.family))
  return {
    dispatcher,
    origin,
    endpoints,
    tokenInHeader,
    refreshesTokens,
    observe,
    basePath: pathname.replace(/\/+$/, ''),
    breakers: createFamilyBreakers([...families]),
    publicReplies: createPublicReplies(),
    lastReplies: createLastReplies({ onChange: onLastReply }),
    lacks,
    offers: createOffers(lacks),
    /** Encoded constant calls. */
    written: new WeakMap<UpstreamCall, WrittenCall>(),
    /** Returns the TTL of a public reply of this family, in milliseconds. */
    cacheMs: (family: Family) =>
      family === 'catalogue' && isNotifiedOfChanges() ? NOTIFIED_CACHE_MS : PUBLIC_CACHE_MS,
    /** Waits for running calls, then closes the connections. */
    close: () => dispatcher.close(),
  }
}
