import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { settleOrder } from './settleOrder.ts'

const Params = Type.Object({ orderNumber: Type.String() })
const DESCRIPTION = 'Not in production, where the bank confirms payments: the public contract has no such call.'

/** `PUT /api/order/{orderNumber}/payment`, for developers: the money of an order has come in. */
export function registerPaymentRoutes(app: App, db: Kysely<Schema>): void {
  const schema = { tags: ['orders'], summary: 'Mark an order as paid', description: DESCRIPTION, params: Params }
  app.put('/api/order/:orderNumber/payment', { schema }, async (request) => {
    const { orderNumber } = request.params
    if ((await settleOrder(db, orderNumber)) === 'paid') {
      const paid = db.selectFrom('sales_order').select('status').where('order_number', '=', orderNumber)
      return success({ orderNumber, ...(await paid.executeTakeFirstOrThrow()) })
    }
    throw new PlatformError(409, `No order ${orderNumber} waits for its payment`)
  })
}
