import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { checksOwnBody } from '../http/checksOwnBody.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { notAuthorized } from '../http/notAuthorized.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { AGREED_TOTAL_HEADER, readAgreedTotal } from './agreedTotal.ts'
import { giftCardsOf } from '../giftcards/orderGiftCards.ts'
import { orderAnswer } from './orderAnswer.ts'
import { requireStore } from '../stores.ts'
import { withoutCredit } from './tracking/trackedAnswer.ts'
import { findOrderByClientId, findOrderByReceiptCode, findOwnOrder, loadOrderItems } from './orderRepository.ts'
import type { OrderRow } from './orderRow.ts'
import { TRACKED_NUMBER_MAX_CHARACTERS } from './limits.ts'
import { OrderBody, parseOrderBody } from './orderSchema.ts'
import { type OrderContext, placeOrder } from './placeOrder.ts'

const tags = ['orders']
const AGREED = `\`${AGREED_TOTAL_HEADER}\` holds the total that the buyer agreed to, with its currency. If the total
differs, the order is refused with 409: \`meta.reason\` is \`TOTAL_CHANGED\`, and \`meta.total\` and \`meta.currency\`
hold the current total.`

type Asking = Readonly<{ query: Readonly<{ cartId?: string }>; ownCart: FastifyRequest['ownCart'] }>

export type OrderOrigins = Pick<OrderContext, 'paymentOrigin' | 'personalData'>

/** Placing orders, and reading back what became of them. */
export function registerOrderRoutes(app: App, db: Kysely<Schema>, origins: OrderOrigins): void {
  // The body is checked by the handler, whose answer names the errors one by one; the schema here documents it.
  const placing = {
    tags,
    summary: 'Place an order',
    description: AGREED,
    headers: Type.Object({ [AGREED_TOTAL_HEADER]: Type.Optional(Type.String({ examples: ['1082.00 MXN'] })) }),
    body: OrderBody,
  }
  app.post('/api/order', { schema: placing, validatorCompiler: checksOwnBody }, async (request) => {
    const body = parseOrderBody(request.body)
    const customerId = request.ownCart?.customerId ?? null
    if (body.user_id && body.user_id !== String(customerId)) {
      throw notAuthorized()
    }
    const context = { customerId, agreedTotal: readAgreedTotal(request), ...origins }
    const placed = carryOutOnce(db, readIdempotency(request, body.cart_id ?? ''), async (transaction) =>
      placedAnswer(await placeOrder(transaction, body, context)),
    )
    return success(await placed)
  })
  const synced = {
    tags,
    summary: 'Order of a client-generated order id, or null',
    params: Type.Object({ order_id: Type.String() }),
  }
  app.get('/api/sync/order/:order_id', { schema: synced }, async (request) => {
    const order = await findOrderByClientId(db, request.params.order_id)
    return success(order === null ? null : syncedAnswer(order))
  })
  const reading = {
    tags,
    summary: 'Order by number, for its customer; a guest order, for holders of its cart id',
    params: Type.Object({ orderNumber: Type.String() }),
    querystring: Type.Object({ token: Type.Optional(Type.String()), cartId: Type.Optional(Type.String()) }),
  }
  const readOwn = async (orderNumber: string, request: Asking) => {
    const proof = { cartId: request.query.cartId ?? '', customerId: request.ownCart?.customerId ?? null }
    const order = await findOwnOrder(db, orderNumber, proof)
    if (order === null) throw new PlatformError(404, `No such entity with orderNumber = ${orderNumber}`)
    return success(orderAnswer(order, await loadOrderItems(db, order.id), await giftCardsOf(db, order.id)))
  }
  app.get('/api/order/:orderNumber', { schema: reading }, (request) => readOwn(request.params.orderNumber, request))
  const details = {
    tags,
    summary: 'The same order, by its number in the body',
    querystring: reading.querystring,
    body: Type.Object({
      idEcommerce: Type.String({ minLength: 1, maxLength: TRACKED_NUMBER_MAX_CHARACTERS, description: 'order number' }),
    }),
  }
  app.post('/api/ext/order_details', { schema: details }, (request) => readOwn(request.body.idEcommerce, request))
  registerReceiptRoute(app, db)
}

function registerReceiptRoute(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags,
    summary: 'Order by its receipt code, from the link in the mail',
    params: Type.Object({ code: Type.String({ pattern: '^[\\w-]{16,64}$' }) }),
    querystring: Type.Object({ storeCode: Type.Optional(Type.String()) }),
  }
  app.get('/api/order/receipt/:code', { schema }, async (request) => {
    const { code } = request.params
    const order = await findOrderByReceiptCode(db, code, requireStore(request.query.storeCode).code)
    if (order === null) throw new PlatformError(404, 'No such receipt')
    return success(
      orderAnswer(withoutCredit(order), await loadOrderItems(db, order.id), await giftCardsOf(db, order.id)),
    )
  })
}

function placedAnswer(order: OrderRow) {
  const id = String(order.id)
  return {
    magentoOrderId: id,
    orderNumber: order.order_number,
    backendOrderId: id,
    transferedAt: order.created_at.toISOString(),
  }
}

function syncedAnswer(order: OrderRow) {
  return {
    platform_order_id: String(order.id),
    order_number: order.order_number,
    transmited: true,
    transmited_at: order.created_at.toISOString(),
    platform: 'hogar',
    order: null,
  }
}
