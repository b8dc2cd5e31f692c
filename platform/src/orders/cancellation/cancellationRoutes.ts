import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { lockOrderRequest } from '../../credit/orders/orderRequest.ts'
import { TokenQuery } from '../../customers/signIn/userToken.ts'
import type { Schema } from '../../database/schema.ts'
import { giftCardsOf } from '../../giftcards/orderGiftCards.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../../http/idempotency.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { CART_MAX_LINES, LINE_MAX_QUANTITY } from '../../limits.ts'
import { storeOrDefault } from '../../stores.ts'
import { cancelableOf } from './cancelableOf.ts'
import { cancelItems } from './cancelItems.ts'
import { cancelOrder } from './cancelOrder.ts'
import { CANCEL_REASON_CODES, cancelReasons } from './cancelReasons.ts'
import { orderAnswer } from '../orderAnswer.ts'
import { loadOrderItems } from '../orderRepository.ts'
import type { OrderRow } from '../orderRow.ts'
import { OrderParams, lockOwnOrder, requireCustomer, requireOwnOrder } from '../ownOrder.ts'

const Reason = Type.Union(CANCEL_REASON_CODES.map((code) => Type.Literal(code)))
const Units = Type.Object({
  item_id: Type.Integer({ minimum: 1 }),
  qty: Type.Integer({ minimum: 1, maximum: LINE_MAX_QUANTITY }),
})
const CANCELING = `Cancels an order that is not sent yet. Its units return to stock, its coupon can be used again, and
the buyer receives a mail. With \`Idempotency-Key\`, the request can be repeated safely.`
const CANCELING_ITEMS = `Cancels units of order lines, under the same conditions. An order with a pending payment can
only be canceled as a whole. If no units remain, the order is canceled.`
const about = { tags: ['orders'], params: OrderParams, querystring: TokenQuery }

/** A customer calls off what they have ordered. */
export function registerCancellationRoutes(app: App, db: Kysely<Schema>): void {
  const listing = { ...about, summary: 'Reasons for canceling an order' }
  app.get('/api/order/:orderNumber/cancel-reasons', { schema: listing }, async (request) => {
    const customerId = await requireCustomer(db, request)
    const order = await requireOwnOrder(db, { customerId, ...request.params })
    return success(cancelReasons(order, storeOrDefault(request.query.storeCode)))
  })

  const canceling = { ...about, summary: 'Cancel an order', description: CANCELING }
  const whole = { schema: { ...canceling, body: Type.Object({ reason: Reason }) } }
  app.post('/api/order/:orderNumber/cancel', whole, async (request) => {
    const customerId = await requireCustomer(db, request)
    return carryOutOnce(db, readIdempotency(request, `orders:${customerId}`), async (transaction) => {
      await lockOrderRequest(transaction, request.params.orderNumber)
      const order = await lockOwnOrder(transaction, { customerId, ...request.params })
      if (cancelableOf(order) === null) throw new PlatformError(409, 'This order can no longer be canceled')
      await cancelOrder(transaction, order, { why: 'asked', reason: requireReason(order, request.body.reason) })
      const now = await requireOwnOrder(transaction, { customerId, ...request.params })
      return success(
        orderAnswer(now, await loadOrderItems(transaction, now.id), await giftCardsOf(transaction, now.id)),
      )
    })
  })

  const Items = Type.Object({
    reason: Reason,
    items: Type.Array(Units, { minItems: 1, maxItems: CART_MAX_LINES }),
  })
  const cancelingItems = { ...about, summary: 'Cancel units of an order', description: CANCELING_ITEMS, body: Items }
  app.post('/api/order/:orderNumber/cancel-items', { schema: cancelingItems }, async (request) => {
    const customerId = await requireCustomer(db, request)
    const { reason, items } = request.body
    return carryOutOnce(db, readIdempotency(request, `orders:${customerId}`), async (transaction) => {
      await lockOrderRequest(transaction, request.params.orderNumber)
      const order = await lockOwnOrder(transaction, { customerId, ...request.params })
      await cancelItems(transaction, order, { items, reason: requireReason(order, reason) })
      const now = await requireOwnOrder(transaction, { customerId, ...request.params })
      return success(
        orderAnswer(now, await loadOrderItems(transaction, now.id), await giftCardsOf(transaction, now.id)),
      )
    })
  })
}

/** @throws PlatformError 400 for a reason that is none of this order's. */
function requireReason(order: OrderRow, reason: string): string {
  const known = cancelReasons(order, storeOrDefault(order.store_code)).some(({ value }) => value === reason)
  if (!known) throw new PlatformError(400, `Unknown cancel reason ${reason}`)
  return reason
}
