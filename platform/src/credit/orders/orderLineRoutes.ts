import type { Kysely } from 'kysely'
import { TokenQuery } from '../../customers/signIn/userToken.ts'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../../http/idempotency.ts'
import { orderAnswer } from '../../orders/orderAnswer.ts'
import { loadOrderItems } from '../../orders/orderRepository.ts'
import { OrderParams, requireCustomer, requireOwnOrder } from '../../orders/ownOrder.ts'
import { lockOrderRequest } from './orderRequest.ts'
import { payWithLine } from './payWithLine.ts'

const DESCRIPTION = `Pays an order that waits for credit from the line of the account that is linked to its customer, and
cancels the application for it. Returns 409 for an order that does not wait, with \`meta.reason\` \`CREDIT_LINE\` and
\`meta.available\` where the line does not cover it. With \`Idempotency-Key\`, the request can be repeated safely.`

/** `POST /api/order/{orderNumber}/credit-line`: a customer pays a waiting order with the line of an account linked later. */
export function registerOrderLineRoutes(app: App, db: Kysely<Schema>): void {
  const about = { tags: ['orders'], params: OrderParams, querystring: TokenQuery }
  const schema = { ...about, summary: 'Pay an order with a credit line', description: DESCRIPTION }
  app.post('/api/order/:orderNumber/credit-line', { schema }, async (request) => {
    const customerId = await requireCustomer(db, request)
    const { orderNumber } = request.params
    return carryOutOnce(db, readIdempotency(request, `orders:${customerId}`), async (transaction) => {
      await requireOwnOrder(transaction, { customerId, orderNumber })
      await lockOrderRequest(transaction, orderNumber)
      await payWithLine(transaction, { orderNumber, customerId, now: new Date() })
      const paid = await requireOwnOrder(transaction, { customerId, orderNumber })
      return success(orderAnswer(paid, await loadOrderItems(transaction, paid.id)))
    })
  })
}
