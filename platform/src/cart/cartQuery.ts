import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { textOf } from '../catalogue/fields.ts'
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
type CartCall = Pick<FastifyRequest, 'headers'> & Readonly<{ query: CartParameters }>

/**
 * The cart that a call is about.
 * @throws PlatformError 401 when a user token comes along, 404 without a cart id.
 */
export function readCartId(request: CartCall): string {
  requireGuest(request)
  const { cartId } = request.query
  if (!cartId) throw new PlatformError(404, 'No such entity with cartId = ')
  return cartId
}

/** @throws PlatformError 401 when a user token comes along: there are no accounts that it could belong to. */
export function requireGuest(request: CartCall): void {
  const bearer = request.headers.authorization?.replace(/^Bearer\s*/i, '')
  const token = [request.query.token, bearer].find((candidate) => candidate && candidate !== 'null')
  if (token !== undefined) throw new PlatformError(401, "The consumer isn't authorized to access self.")
}

/** The store that a call names in its header or query; the main one when it names none. */
export function readStore(request: CartCall): StoreDefinition {
  return storeOrDefault(textOf(request.headers['x-vs-store-code']) ?? request.query.storeCode)
}
