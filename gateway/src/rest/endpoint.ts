/** REST call of the platform. */
export type Endpoint = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below `UPSTREAM_URL`; `{name}` stands for a path parameter, which is encoded. */
  path: string
  /** Family of endpoints that fail together: each has its own circuit breaker. */
  family: Family
  /**
   * Reads are retried here. A client may repeat an idempotent write, since the second one changes nothing, and a write
   * only under an idempotency key. Writes that the storefront's queue never sends have none:
   * `writeKeys.test.ts` lists them.
   */
  class: 'read' | 'idempotentWrite' | 'write'
  timeoutMs: number
  /** Session token that the platform requires. */
  token: 'none' | 'cart' | 'user'
  /**
   * Format of the reply. `enveloped`: `{ code, result }`. `withMeta`: `meta` beside them is needed too. `bare`: the
   * body is the result.
   */
  envelope: 'enveloped' | 'withMeta' | 'bare'
  /** If true, an HTTP success with a result and no `code` is a success, as the requirements have it of orders. */
  mayOmitCode?: boolean
  /** Entity of a reply that does not name it: for its cache tags. */
  entity?: string
  /** Private replies are never shared between requests. */
  visibility: 'public' | 'private'
  /** TTL of a public reply in milliseconds; the default is short. */
  cacheMs?: number
  /**
   * Maximum age in milliseconds of a last good reply that replaces one that the platform fails to give; 0 by default.
   * Only for names and texts that are the same for all visitors, never for prices and stock, and only for calls whose
   * parameters no client chooses.
   */
  staleMs?: number
  /** Returns false for a result that cannot be a reply to this call, which counts as a failure. */
  isReadable?: (result: unknown) => boolean
}>

export type Family =
  | 'catalogue'
  | 'routes'
  | 'stock'
  | 'stockConfig'
  | 'seo'
  | 'delivery'
  | 'prices'
  | 'recommendations'
  | 'reviews'
  | 'questions'
  | 'cart'
  | 'orders'
  | 'returns'
  | 'guarantees'
  | 'rankings'
  | 'customers'
  | 'social'
  | 'sms'
  | 'formAttributes'
  | 'wishlist'
  | 'newsletter'
  | 'contact'
  | 'messages'
  | 'wallet'
  | 'coupons'
  | 'blog'
  | 'campaigns'
  | 'promotions'
  | 'series'
  | 'rooms'
  | 'creditPublic'
  | 'creditAccounts'
  | 'companies'
  | 'creditPayments'
  | 'creditApplications'
