import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { payRest, type RestPayment } from '../../credit/orders/restByCard.ts'
import { issueGiftCards } from '../../giftcards/issueGiftCards.ts'
import { sendPaymentReceived } from '../mails/sendPaymentReceived.ts'
import { ENDED_STATUSES } from '../endedStatuses.ts'
import { WAITING_STATUSES } from '../waitingStatuses.ts'

/**
 * Marks an order as paid and mails its buyer. One that was sent before its money came stays sent. An order that was
 * cancelled meanwhile stays cancelled, even when both happen at the same time: only one of them changes the row. Of an
 * order on credit, the part that credit does not pay.
 * @returns `over` for an order that does not wait for money.
 */
export async function settleOrder(db: Kysely<Schema>, orderNumber: string): Promise<RestPayment> {
  return db.transaction().execute(async (transaction) => {
    const settled = await transaction
      .updateTable('sales_order')
      .set((set) => ({
        status: set.case().when('status', 'in', WAITING_STATUSES).then('processing').else(set.ref('status')).end(),
        pay_before: null,
        paid_at: sql<Date>`coalesce(paid_at, now())`,
      }))
      .where('order_number', '=', orderNumber)
      .where('status', 'not in', ENDED_STATUSES)
      .where((where) => where.or([where('status', 'in', WAITING_STATUSES), where('pay_before', 'is not', null)]))
      .where('payment_method', '<>', 'storecredit')
      .returningAll()
      .executeTakeFirst()
    if (settled === undefined) return payRest(transaction, orderNumber, new Date())
    await sendPaymentReceived(transaction, settled)
    await issueGiftCards(transaction, settled, new Date())
    return 'paid'
  })
}
