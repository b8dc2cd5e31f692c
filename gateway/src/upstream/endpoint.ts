import type { DocumentLayout } from './documentLayouts.ts'

/** One REST call of the platform. */
export type Endpoint = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `UPSTREAM_URL`; `{name}` stands for a path parameter, encoded when it is filled in. */
  path: string
  /** What breaks together: each family has its own circuit breaker. */
  family: Family
  /** Reads are retried; idempotent writes may be sent again by a client; writes only under an idempotency key. */
  class: 'read' | 'idempotentWrite' | 'write'
  timeoutMs: number
  /** Which of the session's tokens the platform has to see. */
  token: 'none' | 'cart' | 'user'
  /** Enveloped: `{ code, result }`. With meta: `meta` beside them is wanted too. Bare: the body is the result. */
  envelope: 'enveloped' | 'withMeta' | 'bare'
  /** How the documents lie in a reply that is a list of them: then each is read once, in whatever reply it comes. */
  documents?: DocumentLayout
  /** Private replies are never shared between requests. */
  visibility: 'public' | 'private'
  /** How long a public reply is good for everybody; the default is short. */
  cacheMs?: number
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
  | 'campaigns'
