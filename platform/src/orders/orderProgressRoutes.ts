import { Type } from 'typebox'
import type { Static } from 'typebox'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { lockOrderRequest } from '../credit/orders/orderRequest.ts'
import { cancelOrder } from './cancellation/cancelOrder.ts'
import { ENDED_STATUSES, type EndedStatus, endedStatus } from './endedStatuses.ts'
import { sendOrderDelivered } from './mails/sendOrderDelivered.ts'
import { sendOrderSent } from './mails/sendOrderSent.ts'
import { orderAnswer } from './orderAnswer.ts'
import { loadOrderItems } from './orderRepository.ts'
import type { OrderRow } from './orderRow.ts'
import { grantReturnDays } from './returnDays.ts'

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
    summary: 'Set the status of an order',
    description:
      'Not in production: the public contract has no such call. Does not change payments or stock, except that `canceled`, `denied` and `rejected` return stock, coupon and what a wallet or credit has paid, as any cancellation does. The buyer receives a mail when the order is sent, delivered or called off. A delivered order cannot return to an earlier status, nor one that was called off to any other than `canceled`.',
    params: Type.Object({ orderNumber: Type.String() }),
    body: Body,
  }
  app.put('/api/order/:orderNumber/progress', { schema }, async (request) =>
    db.transaction().execute(async (transaction) => {
      const { orderNumber } = request.params
      const ended = endedStatus(request.body.status)
      if (ended !== null) await cancelWhole(transaction, orderNumber, ended)
      const progressed = await progressTo(transaction, orderNumber, request.body)
      if (progressed === undefined) throw await refusalOf(transaction, orderNumber)
      const order = await grantReturnDays(transaction, progressed)
      await notifyBuyer(transaction, order)
      return success(orderAnswer(order, await loadOrderItems(transaction, order.id)))
    }),
  )
}

/** Cancels what is not canceled yet of an order that is not delivered. An unknown number is left to the caller. */
async function cancelWhole(db: Database, orderNumber: string, status: EndedStatus): Promise<void> {
  await lockOrderRequest(db, orderNumber)
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('delivered_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return
  const items = await loadOrderItems(db, order.id)
  if (items.some(({ qty, qty_canceled: canceled }) => canceled < qty))
    await cancelOrder(db, order, { why: 'shop', reason: null, status })
}

async function progressTo(
  db: Database,
  orderNumber: string,
  progress: Static<typeof Body>,
): Promise<OrderRow | undefined> {
  const { status } = progress
  const isDelivered = status === 'order delivered'
  return (
    db
      .updateTable('sales_order')
      .set({ ...progress, ...(isDelivered ? { delivered_at: sql<Date>`coalesce(delivered_at, now())` } : {}) })
      .where('order_number', '=', orderNumber)
      // Stock of an order that was called off is for sale again: nothing of it can be sent.
      .where((where) =>
        where.or([
          where('status', 'not in', ENDED_STATUSES),
          where('status', '=', status),
          where.val(status === 'canceled'),
        ]),
      )
      .where((where) => where.or([where('delivered_at', 'is', null), where.val(AFTER_DELIVERY.has(status))]))
      .returningAll()
      .executeTakeFirst()
  )
}

/** Each step has one mail, however often it is reported. That of a cancellation is sent with it. */
async function notifyBuyer(db: Database, order: OrderRow): Promise<void> {
  if (order.status === 'order sent') await sendOrderSent(db, order)
  if (order.status === 'order delivered') await sendOrderDelivered(db, order)
}

async function refusalOf(db: Database, orderNumber: string): Promise<PlatformError> {
  const known = await db
    .selectFrom('sales_order')
    .select('delivered_at')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  if (known === undefined) return new PlatformError(404, `No such entity with orderNumber = ${orderNumber}`)
  const happened = known.delivered_at === null ? 'canceled' : 'delivered'
  return new PlatformError(409, `The order ${orderNumber} was ${happened}`)
}
