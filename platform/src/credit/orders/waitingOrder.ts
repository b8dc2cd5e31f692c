import type { Database } from '../../database/schema.ts'
import type { OrderRow } from '../../orders/orderRow.ts'

/** States of an order on credit whose credit is not given yet. */
export const WAITS_FOR_CREDIT = ['pending', 'partially authorized'] as const

/** Locks the order that waits for credit; null for one that was called off or paid meanwhile. */
export async function lockWaitingOrder(db: Database, orderNumber: string): Promise<OrderRow | null> {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('payment_method', '=', 'storecredit')
    .where('status', 'in', WAITS_FOR_CREDIT)
    .forUpdate()
    .executeTakeFirst()
  return order ?? null
}
