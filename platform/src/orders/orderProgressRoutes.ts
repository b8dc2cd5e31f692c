import { Type } from 'typebox'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { orderAnswer } from './orderAnswer.ts'
import { loadOrderItems } from './orderRepository.ts'

const STATUSES = [
  'pending',
  'processing',
  'authorized',
  'approved',
  'denied',
  'rejected',
  'partially approved',
  'partially authorized',
  'partially rejected',
  'order sent',
  'order delivered',
  'processed and closed',
  'canceled',
] as const

/** States of an order that was delivered: it goes back to none of before. */
const AFTER_DELIVERY: ReadonlySet<string> = new Set(['order delivered', 'processed and closed'])

const Name = Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()])
const Body = Type.Object({
  status: Type.Union(STATUSES.map((status) => Type.Literal(status))),
  guide_number: Type.Optional(Name),
  delivery_company: Type.Optional(Name),
})

/** `PUT /api/order/{orderNumber}/progress`, for developers: says how far an order is, as a warehouse would. */
export function registerOrderProgressRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['orders'],
    summary: 'Say how far an order is',
    description:
      'Not in production: the public contract has no such call. Money and stock are left alone. An order that was delivered goes back to no earlier state.',
    params: Type.Object({ orderNumber: Type.String() }),
    body: Body,
  }
  app.put('/api/order/:orderNumber/progress', { schema }, async (request) => {
    const { orderNumber } = request.params
    const { status } = request.body
    const isDelivered = status === 'order delivered'
    const order = await db
      .updateTable('sales_order')
      .set({ ...request.body, ...(isDelivered ? { delivered_at: sql<Date>`coalesce(delivered_at, now())` } : {}) })
      .where('order_number', '=', orderNumber)
      // What was called off is for sale again: nothing of it can be sent.
      .where((where) => where.or([where('status', '!=', 'canceled'), where.val(status === 'canceled')]))
      .where((where) => where.or([where('delivered_at', 'is', null), where.val(AFTER_DELIVERY.has(status))]))
      .returningAll()
      .executeTakeFirst()
    if (order === undefined) throw await refusalOf(db, orderNumber)
    return success(orderAnswer(order, await loadOrderItems(db, order.id)))
  })
}

async function refusalOf(db: Kysely<Schema>, orderNumber: string): Promise<PlatformError> {
  const known = await db
    .selectFrom('sales_order')
    .select('delivered_at')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  if (known === undefined) return new PlatformError(404, `No such entity with orderNumber = ${orderNumber}`)
  const happened = known.delivered_at === null ? 'canceled' : 'delivered'
  return new PlatformError(409, `The order ${orderNumber} was ${happened}`)
}
