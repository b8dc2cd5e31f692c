import { isPaidOnDelivery } from '../../checkout/paymentMethods.ts'
import type { OrderRow } from '../orderRow.ts'
import { WAITING_STATUSES } from '../waitingStatuses.ts'

/**
 * Returns the amount that the buyer has paid for an order, before refunds. Null if unknown: the payments of a store
 * credit are no part of the order, and a payment that was never requested leaves no trace. A payment in advance clears
 * its deadline, and a cancellation does not.
 */
export function totalPaid(order: OrderRow): number | null {
  const { payment_method: method, status, pay_before: payBefore, delivered_at: deliveredAt } = order
  const total = Number(order.grand_total)
  if (isPaidOnDelivery(method)) return deliveredAt === null ? 0 : total
  if (payBefore !== null || WAITING_STATUSES.some((waiting) => waiting === status)) return 0
  if (method === 'storecredit') return null
  const isRequested = order.payment_instructions !== null || order.payment_url !== null || method === 'wallet'
  return isRequested ? total : null
}
