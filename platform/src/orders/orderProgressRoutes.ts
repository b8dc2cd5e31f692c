import { Type } from 'typebox'
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
    description: 'Not in production: the public contract has no such call. Money and stock are left alone.',
    params: Type.Object({ orderNumber: Type.String() }),
    body: Body,
  }
  app.put('/api/order/:orderNumber/progress', { schema }, async (request) => {
    const { orderNumber } = request.params
    const order = await db
      .updateTable('sales_order')
      .set(request.body)
      .where('order_number', '=', orderNumber)
      .returningAll()
      .executeTakeFirst()
    if (order === undefined) throw new PlatformError(404, `No such entity with orderNumber = ${orderNumber}`)
    return success(orderAnswer(order, await loadOrderItems(db, order.id)))
  })
}
