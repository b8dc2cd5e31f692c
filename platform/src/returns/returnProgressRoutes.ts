import { Type } from 'typebox'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { CART_MAX_LINES, LINE_MAX_QUANTITY } from '../limits.ts'
import { refundReturn } from './refundReturn.ts'
import { sendReturnStep } from './sendReturnStep.ts'

const STATUSES = ['requested', 'partially received', 'received'] as const
const DESCRIPTION = `Not in production: the public contract has no such call. Does not change stock: goods are
inspected before they are sold again. Pays the price of received units with the resolution \`refund\` into the wallet
of the customer, each unit once. \`received\` covers all units of the return, \`partially received\` the units in
\`items\`.`

const Body = Type.Object({
  status: Type.Union(STATUSES.map((status) => Type.Literal(status))),
  items: Type.Optional(
    Type.Array(
      Type.Object({
        order_item_id: Type.Integer({ minimum: 1 }),
        qty_received: Type.Integer({ minimum: 0, maximum: LINE_MAX_QUANTITY }),
      }),
      { maxItems: CART_MAX_LINES, description: 'units received so far; only with the status `partially received`' },
    ),
  ),
})

/** `PUT /api/order/returns/{returnNumber}/progress`, for developers: says what has come back, as a warehouse would. */
export function registerReturnProgressRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['returns'],
    summary: 'Set the status of a return',
    description: DESCRIPTION,
    params: Type.Object({ returnNumber: Type.String() }),
    body: Body,
  }
  app.put('/api/order/returns/:returnNumber/progress', { schema }, async (request) => {
    const { returnNumber } = request.params
    const { status, items = [] } = request.body
    await db.transaction().execute(async (transaction) => {
      const [order, returned] = await lockReturn(transaction, returnNumber)
      await transaction.updateTable('sales_return').set({ status }).where('id', '=', returned.id).execute()
      if (status === 'received') await receiveAll(transaction, returned.id)
      if (status === 'partially received') await receiveUnits(transaction, returned.id, items)
      if (status !== 'requested')
        await sendReturnStep(transaction, order, { id: returned.id, returnNumber, step: status })
      await refundReturn(transaction, order, returned)
    })
    return success({ increment_id: returnNumber, status })
  })
}

async function receiveAll(db: Database, returnId: number): Promise<void> {
  await db
    .updateTable('sales_return_item')
    .set((set) => ({ qty_received: set.ref('qty') }))
    .where('return_id', '=', returnId)
    .execute()
}

/** Records received units; a count never decreases. @throws PlatformError 400 for more units than are in the return. */
async function receiveUnits(
  db: Database,
  returnId: number,
  items: readonly Readonly<{ order_item_id: number; qty_received: number }>[],
): Promise<void> {
  for (const { order_item_id: id, qty_received: units } of items) {
    const { numUpdatedRows } = await db
      .updateTable('sales_return_item')
      .set({ qty_received: sql<number>`greatest(qty_received, ${units}::integer)` })
      .where('return_id', '=', returnId)
      .where('order_item_id', '=', id)
      .where('qty', '>=', units)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new PlatformError(400, `The return has no ${units} units of the item ${id}`)
  }
}

/**
 * A return and its order, locked until the transaction ends: what comes back of an order is counted by one at a time.
 */
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
    .select(['id', 'return_number'])
    .where('return_number', '=', returnNumber)
    .executeTakeFirstOrThrow()
  return [order, returned] as const
}
