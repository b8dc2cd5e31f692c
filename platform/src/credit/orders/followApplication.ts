import type { ApplicationRow } from '../applications/applicationRepository.ts'
import type { ApplicationStatus } from '../applications/applicationTables.ts'
import type { Database } from '../../database/schema.ts'
import { cancelOrder } from '../../orders/cancellation/cancelOrder.ts'
import { creditStatus, isHeld, lockWaitingOrder } from './waitingOrder.ts'

/** Moves of an application that end the order that waits for it, and the cause that its mail names. */
const ENDS: Partial<Readonly<Record<ApplicationStatus, 'denied' | 'noRequest'>>> = {
  DENIED: 'denied',
  CANCELED: 'noRequest',
  EXPIRED: 'noRequest',
}

/**
 * Moves the order that waits for an application, within the transaction that has moved the application. Once it is sent,
 * the order has time until the answer; a counter-offer is good for its own time; without credit the order is called off.
 * An approved one is paid by the grant.
 */
export async function followApplication(
  db: Database,
  { order_number: orderNumber, status, approved, accept_before: until }: ApplicationRow,
): Promise<void> {
  if (orderNumber === null) return
  const ending = ENDS[status]
  const isFollowed = ending !== undefined || status === 'SUBMITTED' || status === 'PARTIALLY_APPROVED'
  const order = isFollowed ? await lockWaitingOrder(db, orderNumber) : null
  if (order === null) return
  if (ending !== undefined) {
    // What was sent cannot be called off.
    if (!isHeld(order)) return
    const status = ending === 'denied' ? 'denied' : 'canceled'
    return cancelOrder(db, order, { why: ending, reason: null, status })
  }
  const columns =
    status === 'SUBMITTED'
      ? { pay_before: null }
      : { status: creditStatus(order, 'partially authorized'), credit_approved: approved, pay_before: until }
  await db.updateTable('sales_order').set(columns).where('id', '=', order.id).execute()
}
