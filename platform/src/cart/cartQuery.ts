import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { textOf } from '../parse/fields.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

/** Query of every cart call. */
export const CartQuery = Type.Object({
  token: Type.Optional(Type.String({ description: 'user token; empty for guests' })),
  cartId: Type.Optional(Type.String({ description: 'id of the guest cart, 32 hexadecimal characters' })),
  storeCode: Type.Optional(Type.String()),
})

type CartParameters = Type.Static<typeof CartQuery>
type CartCall = Pick<FastifyRequest, 'headers' | 'ownCart'> & Readonly<{ query: CartParameters }>

/**
 * Returns the id of the cart of a call: a customer's own cart, regardless of the id sent; for a guest, the cart named.
 * @throws PlatformError 404 when there is none.
 */
export function readCartId(request: CartCall): string {
  const { ownCart } = request
  if (ownCart !== null && ownCart.cartId === null) {
    throw new PlatformError(404, `No such entity with customerId = ${ownCart.customerId}`)
  }
  const cartId = ownCart?.cartId ?? request.query.cartId
  if (!cartId) throw new PlatformError(404, 'No such entity with cartId = ')
  return cartId
}

/** The store that a call names in its header or query; the main one when it names none. */
export function readStore(request: CartCall): StoreDefinition {
  return storeOrDefault(textOf(request.headers['x-vs-store-code']) ?? request.query.storeCode)
}
