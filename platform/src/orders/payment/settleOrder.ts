import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { sendPaymentReceived } from '../mails/sendPaymentReceived.ts'
import { WAITING_STATUSES } from '../waitingStatuses.ts'

/**
 * Marks an order as paid and mails its buyer. An order that was cancelled meanwhile stays cancelled, even when both
 * happen at the same time: only one of them changes the row.
 * @returns whether the order was waiting for its money.
 */
export async function settleOrder(db: Kysely<Schema>, orderNumber: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const settled = await transaction
      .updateTable('sales_order')
      .set({ status: 'processing', pay_before: null })
      .where('order_number', '=', orderNumber)
      .where('status', 'in', WAITING_STATUSES)
      .returningAll()
      .executeTakeFirst()
    if (settled === undefined) return false
    await sendPaymentReceived(transaction, settled)
    return true
  })
}
