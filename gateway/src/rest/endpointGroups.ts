import { CONTACT_CACHE_MS } from '../contact/limits.ts'
import { SMS_TIMER_CACHE_MS } from '../telephones/limits.ts'
import { STALE_TEXTS_MAX_MS, UPSTREAM_CALL_TIMEOUT_MS } from './limits.ts'
import { hasHits } from './replies/hasHits.ts'

/** Common properties of a group of calls, which rows of the endpoint table spread. */
export const TIMEOUT = { timeoutMs: UPSTREAM_CALL_TIMEOUT_MS } as const
export const PUBLIC_READ = { class: 'read', token: 'none', visibility: 'public', ...TIMEOUT } as const
/** Lists of documents. */
export const SEARCH = { ...PUBLIC_READ, family: 'catalogue', envelope: 'bare', isReadable: hasHits } as const
export const STOCK_LIST = { ...PUBLIC_READ, family: 'stock', envelope: 'enveloped' } as const
const CART = { family: 'cart', token: 'cart', visibility: 'private', envelope: 'enveloped', ...TIMEOUT } as const
export const CART_READ = { ...CART, class: 'read' } as const
export const CART_WRITE = { ...CART, method: 'POST', class: 'idempotentWrite' } as const

export const CUSTOMER = { family: 'customers', visibility: 'private', envelope: 'enveloped', ...TIMEOUT } as const
export const CUSTOMER_WRITE = { ...CUSTOMER, method: 'POST', class: 'write' } as const
export const ORDER = { ...CUSTOMER, family: 'orders', token: 'user' } as const
/** Calls about returns, in a family of their own: orders can be read and placed without them. */
export const RETURNS = { ...CUSTOMER, family: 'returns', token: 'user' } as const
/** Choices that a return has, the same for all customers. */
export const RETURN_OPTIONS = {
  method: 'GET',
  family: 'returns',
  envelope: 'enveloped',
  ...PUBLIC_READ,
  staleMs: STALE_TEXTS_MAX_MS,
} as const
/** Ranking, in a family of its own: an account can be open without it. */
export const RANKING = { ...CUSTOMER, family: 'rankings', token: 'user' } as const
/** Guarantees, in a family of their own: orders can be read without them. */
export const GUARANTEE = { method: 'POST', ...CUSTOMER, family: 'guarantees', class: 'read' } as const
/** Wish lists, in a family of their own: an account can be open without them. */
export const WISH_LIST = { ...CUSTOMER, family: 'wishlist', token: 'user' } as const
/** The platform does not verify who owns an address: the gateway decides who may ask about it. */
export const NEWSLETTER = {
  path: '/api/ext/mailchimp-subscribe/subscribe',
  ...CUSTOMER,
  family: 'newsletter',
  token: 'none',
} as const
/** Wallet, in a family of its own: account and checkout work without it. The token authorises the read. */
export const WALLET = { method: 'POST', ...CUSTOMER, family: 'wallet', class: 'read', token: 'user' } as const
/** Coupons, in a family of their own: an account can be open without them. */
export const COUPONS = { method: 'GET', ...CUSTOMER, family: 'coupons', class: 'read', token: 'user' } as const
/** Telephone codes, in a family of their own: an account can be open without them. */
export const SMS = { ...CUSTOMER, family: 'sms', method: 'POST', class: 'write', token: 'user' } as const
/** Resend interval of codes: public, and cached. */
export const SMS_TIMER = {
  method: 'GET',
  family: 'sms',
  envelope: 'enveloped',
  ...PUBLIC_READ,
  cacheMs: SMS_TIMER_CACHE_MS,
} as const
/** Contact details of a store: public, and cached. */
export const CONTACT = {
  method: 'GET',
  family: 'contact',
  envelope: 'enveloped',
  ...PUBLIC_READ,
  cacheMs: CONTACT_CACHE_MS,
  staleMs: STALE_TEXTS_MAX_MS,
} as const
export const WISH_LIST_WRITE = { ...WISH_LIST, class: 'idempotentWrite' } as const
