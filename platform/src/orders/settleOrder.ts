import type { Database } from '../database/schema.ts'
import { WAITING_STATUSES } from './waitingStatuses.ts'

/**
 * The money of an order has come in: nobody waits for it any more. An order that was called off meanwhile stays so, even
 * when both happen at once: the row is changed by one of them.
 * @returns whether the order was waiting for its money.
 */
export async function settleOrder(db: Database, orderNumber: string): Promise<boolean> {
  const settled = await db
    .updateTable('sales_order')
    .set({ status: 'processing', pay_before: null })
    .where('order_number', '=', orderNumber)
    .where('status', 'in', WAITING_STATUSES)
    .executeTakeFirst()
  return settled.numUpdatedRows === 1n
}
