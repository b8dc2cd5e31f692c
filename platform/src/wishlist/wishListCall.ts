import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { textOf } from '../parse/fields.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import type { Owner } from './wishListRepository.ts'

/** Query of every call about a customer's own lists. */
export const OwnListsQuery = Type.Object({
  ...TokenQuery.properties,
  customer_id: Type.Optional(Type.Integer({ description: 'id of the customer, who must own the token' })),
})

type Call = Pick<FastifyRequest, 'headers'> & Readonly<{ query: Type.Static<typeof OwnListsQuery> }>

/**
 * Returns the owner of the wish lists of a call.
 * @throws PlatformError 401 without a valid token, 403 when another customer is named.
 */
export async function requireOwner(db: Kysely<Schema>, request: Call): Promise<Owner> {
  const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
  const named = request.query.customer_id
  if (named !== undefined && named !== customerId)
    throw new PlatformError(403, 'These are the lists of another customer')
  return { customerId, store: readListStore(request) }
}

/** The store that a call names in its header or query; the main one when it names none. */
export function readListStore({
  headers,
  query,
}: Pick<FastifyRequest, 'headers'> & Readonly<{ query: { storeCode?: string } }>): StoreDefinition {
  return storeOrDefault(textOf(headers['x-vs-store-code']) ?? query.storeCode)
}
