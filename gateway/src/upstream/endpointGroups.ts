import { CONTACT_CACHE_MS } from '../contact/limits.ts'
import { SMS_TIMER_CACHE_MS } from '../telephones/limits.ts'
import { UPSTREAM_CALL_TIMEOUT_MS } from './limits.ts'

/** What the calls of one kind have in common: rows of the table of endpoints begin with it. */
export const TIMEOUT = { timeoutMs: UPSTREAM_CALL_TIMEOUT_MS } as const
export const PUBLIC_READ = { class: 'read', token: 'none', visibility: 'public', ...TIMEOUT } as const
/** Lists of documents, each of which is read once in whatever list it comes. */
export const SEARCH = { ...PUBLIC_READ, family: 'catalogue', envelope: 'bare', documents: 'hits' } as const
export const STOCK_LIST = { ...PUBLIC_READ, family: 'stock', envelope: 'enveloped', documents: 'items' } as const
const CART = { family: 'cart', token: 'cart', visibility: 'private', envelope: 'enveloped', ...TIMEOUT } as const
export const CART_READ = { ...CART, class: 'read' } as const
export const CART_WRITE = { ...CART, method: 'POST', class: 'idempotentWrite' } as const

export const CUSTOMER = { family: 'customers', visibility: 'private', envelope: 'enveloped', ...TIMEOUT } as const
export const CUSTOMER_WRITE = { ...CUSTOMER, method: 'POST', class: 'write' } as const
export const ORDER = { ...CUSTOMER, family: 'orders', token: 'user' } as const
/** A family of their own: orders are read and placed without them. */
export const RETURNS = { ...CUSTOMER, family: 'returns', token: 'user' } as const
/** A family of its own: an account is open without a rank. */
export const RANKING = { ...CUSTOMER, family: 'rankings', token: 'user' } as const
/** A family of their own: orders are read without them. */
export const GUARANTEE = { method: 'POST', ...CUSTOMER, family: 'guarantees', class: 'read' } as const
/** A family of their own: lists that fail leave the account open. */
export const WISH_LIST = { ...CUSTOMER, family: 'wishlist', token: 'user' } as const
/** The platform takes anybody's word for an address: who may ask about which one is the gateway's affair. */
export const NEWSLETTER = {
  path: '/api/ext/mailchimp-subscribe/subscribe',
  ...CUSTOMER,
  family: 'newsletter',
  token: 'none',
} as const
/** A family of their own: a wallet that fails leaves the account and the checkout open. The token says whose it may be. */
export const WALLET = { method: 'POST', ...CUSTOMER, family: 'wallet', class: 'read', token: 'user' } as const
/** A family of its own: an account is open without a word of its telephones. */
export const SMS = { ...CUSTOMER, family: 'sms', method: 'POST', class: 'write', token: 'user' } as const
/** How often a code is sent: the same for everybody, for a while. */
export const SMS_TIMER = {
  method: 'GET',
  family: 'sms',
  envelope: 'enveloped',
  ...PUBLIC_READ,
  cacheMs: SMS_TIMER_CACHE_MS,
} as const
/** How a store is reached: the same for everybody, for a while. */
export const CONTACT = {
  method: 'GET',
  family: 'contact',
  envelope: 'enveloped',
  ...PUBLIC_READ,
  cacheMs: CONTACT_CACHE_MS,
} as const
export const WISH_LIST_WRITE = { ...WISH_LIST, class: 'idempotentWrite' } as const
