import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { refundReturn } from './refundReturn.ts'

const STATUSES = ['requested', 'partially received', 'received'] as const
const DESCRIPTION = `Not in production: the public contract has no such call. What comes back is looked at before it is sold again, so stock is
left alone. A return that is received is paid into its customer's wallet, once: lines that a refund was asked for.`

/** `PUT /api/order/returns/{returnNumber}/progress`, for developers: says what has come back, as a warehouse would. */
export function registerReturnProgressRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['returns'],
    summary: 'Say how far a return is',
    description: DESCRIPTION,
    params: Type.Object({ returnNumber: Type.String() }),
    body: Type.Object({ status: Type.Union(STATUSES.map((status) => Type.Literal(status))) }),
  }
  app.put('/api/order/returns/:returnNumber/progress', { schema }, async (request) => {
    const { returnNumber } = request.params
    const { status } = request.body
    await db.transaction().execute(async (transaction) => {
      const [order, returned] = await lockReturn(transaction, returnNumber)
      await transaction.updateTable('sales_return').set({ status }).where('id', '=', returned.id).execute()
      if (status === 'received') await refundReturn(transaction, order, returned)
    })
    return success({ increment_id: returnNumber, status })
  })
}

/** A return and its order, locked until the transaction ends: what comes back of an order is counted by one at a time. */
async function lockReturn(db: Database, returnNumber: string) {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('id', 'in', (orders) =>
      orders.selectFrom('sales_return').select('order_id').where('return_number', '=', returnNumber),
    )
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) throw new PlatformError(404, `No such entity with increment_id = ${returnNumber}`)
  const returned = await db
    .selectFrom('sales_return')
    .select('id')
    .where('return_number', '=', returnNumber)
    .executeTakeFirstOrThrow()
  return [order, returned] as const
}
