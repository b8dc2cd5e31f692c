import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'

const STATUSES = ['requested', 'partially received', 'received'] as const
const DESCRIPTION =
  'Not in production: the public contract has no such call. What comes back is looked at before it is sold again, so stock is left alone.'

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
    const changed = await db
      .updateTable('sales_return')
      .set({ status })
      .where('return_number', '=', returnNumber)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n)
      throw new PlatformError(404, `No such entity with increment_id = ${returnNumber}`)
    return success({ increment_id: returnNumber, status })
  })
}
