import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Database, Schema } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { OrderRow } from './orderRow.ts'

export const OrderParams = Type.Object({ orderNumber: Type.String({ maxLength: 64 }) })

type Call = Pick<FastifyRequest, 'headers'> & Readonly<{ query: Type.Static<typeof TokenQuery> }>

/** Returns the customer id of a call. @throws PlatformError 401 without a valid token. */
export async function requireCustomer(db: Kysely<Schema>, request: Call): Promise<number> {
  return (await requireBearer(db, userTokenOf(request), new Date())).customerId
}

type OwnOrder = Readonly<{ customerId: number; orderNumber: string }>

/**
 * Finds a customer's order by number. @throws PlatformError 404 for another customer's order and for an unknown number.
 */
export async function requireOwnOrder(db: Database, { customerId, orderNumber }: OwnOrder): Promise<OrderRow> {
  return found(await ownOrder(db, { customerId, orderNumber }).executeTakeFirst(), orderNumber)
}

/** Like `requireOwnOrder`, and locks the order until the transaction ends: its cancellations and returns queue. */
export async function lockOwnOrder(db: Database, { customerId, orderNumber }: OwnOrder): Promise<OrderRow> {
  return found(await ownOrder(db, { customerId, orderNumber }).forUpdate().executeTakeFirst(), orderNumber)
}

function ownOrder(db: Database, { customerId, orderNumber }: OwnOrder) {
  return db
    .selectFrom('sales_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('customer_id', '=', customerId)
}

function found(order: OrderRow | undefined, orderNumber: string): OrderRow {
  if (order === undefined) throw new PlatformError(404, `No such entity with orderNumber = ${orderNumber}`)
  return order
}
