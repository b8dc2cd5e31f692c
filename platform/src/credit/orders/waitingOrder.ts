import type { Database } from '../../database/schema.ts'
import { ENDED_STATUSES } from '../../orders/endedStatuses.ts'
import type { OrderRow } from '../../orders/orderRow.ts'

/** States of an order on credit that is not to be sent yet, because its credit is not given. */
export const WAITS_FOR_CREDIT = ['pending', 'partially authorized'] as const

/**
 * Locks the order whose credit is not given; null for one that was called off or paid meanwhile. An order that was sent
 * before its credit was given still waits for it: its buyer has the goods, and owes them.
 */
export async function lockWaitingOrder(db: Database, orderNumber: string): Promise<OrderRow | null> {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('payment_method', '=', 'storecredit')
    .where('credit_invoice', 'is', null)
    .where('status', 'not in', ENDED_STATUSES)
    .forUpdate()
    .executeTakeFirst()
  return order ?? null
}

/** Returns true if an order was not moved on, such as sent, before its credit was given. */
export function isHeld({ status }: Pick<OrderRow, 'status'>): boolean {
  return WAITS_FOR_CREDIT.some((waiting) => waiting === status)
}

/** Returns the state that an order has after a step of its credit: one that was sent before stays sent. */
export function creditStatus(order: Pick<OrderRow, 'status'>, next: 'authorized' | 'partially authorized'): string {
  return isHeld(order) ? next : order.status
}
