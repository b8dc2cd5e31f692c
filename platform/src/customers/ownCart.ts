import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { fieldsOf, textOf } from '../parse/fields.ts'
import { noSuchCart } from '../cart/cartRefusals.ts'
import { findCustomerCart } from '../cart/cartRepository.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { storeOrDefault } from '../stores.ts'
import { requireBearer } from './signIn/sessions.ts'
import { userTokenOf } from './signIn/userToken.ts'

/** The customer that a call is from, and the cart that is open for them in the store of the call. */
export type OwnCart = Readonly<{ customerId: number; cartId: string | null }>

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest. */
    ownCart: OwnCart | null
  }
}

/** Patterns of routes, not addresses: one route has many spellings, such as `/api/c%61rt/pull`. */
const ABOUT_CARTS = /^\/api\/(?:(?:cart|quote)\/|order\b|user\/set-origin\b|ext\/order_details\b)/

/**
 * Registers a hook that finds the owner of a cart before every call about a cart or an order. A token selects the
 * customer's own cart, regardless of the cart named. A call without a token may not name a customer's cart.
 */
export function registerOwnCarts(app: App, db: Kysely<Schema>): void {
  app.decorateRequest('ownCart', null)
  app.addHook('preHandler', async (request) => {
    if (ABOUT_CARTS.test(request.routeOptions.url ?? '')) request.ownCart = await findOwnCart(db, request)
  })
}

async function findOwnCart(db: Kysely<Schema>, request: FastifyRequest): Promise<OwnCart | null> {
  const query = fieldsOf(request.query)
  const token = userTokenOf({ headers: request.headers, query: { token: textOf(query.token) ?? '' } })
  if (token === null) {
    await requireGuestCart(db, textOf(query.cartId))
    return null
  }
  const { customerId } = await requireBearer(db, token, new Date())
  const store = storeOrDefault(textOf(request.headers['x-vs-store-code']) ?? textOf(query.storeCode) ?? undefined)
  return { customerId, cartId: await findCustomerCart(db, { customerId, store }) }
}

/** @throws PlatformError 404 for a customer's cart: who knows its id has no right to it yet. */
async function requireGuestCart(db: Kysely<Schema>, cartId: string | null): Promise<void> {
  if (cartId === null) return
  const cart = await db.selectFrom('cart').select('customer_id').where('id', '=', cartId).executeTakeFirst()
  if (cart !== undefined && cart.customer_id !== null) throw noSuchCart(cartId)
}
