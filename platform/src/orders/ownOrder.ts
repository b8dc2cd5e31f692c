import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { requireBearer } from '../customers/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/userToken.ts'
import type { Database, Schema } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { OrderRow } from './orderRepository.ts'

export const OrderParams = Type.Object({ orderNumber: Type.String({ maxLength: 64 }) })

type Call = Pick<FastifyRequest, 'headers'> & Readonly<{ query: Type.Static<typeof TokenQuery> }>

/** Whose account a call is about. @throws PlatformError 401 without a token that opens one. */
export async function requireCustomer(db: Kysely<Schema>, request: Call): Promise<number> {
  return (await requireBearer(db, userTokenOf(request), new Date())).customerId
}

type OwnOrder = Readonly<{ customerId: number; orderNumber: string }>

/** The order of this number. @throws PlatformError 404 for one that is not this customer's, as for one that is none. */
export async function requireOwnOrder(db: Database, { customerId, orderNumber }: OwnOrder): Promise<OrderRow> {
  return found(await ownOrder(db, { customerId, orderNumber }).executeTakeFirst(), orderNumber)
}

/** The same, locked until the transaction ends: what is called off or returned of it is counted by one at a time. */
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
