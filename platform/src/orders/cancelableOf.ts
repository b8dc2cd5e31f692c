import type { OrderRow } from './orderRepository.ts'

/** States of an order that has not left the shop and is not called off. */
const BEFORE_SENDING: ReadonlySet<string> = new Set([
  'pending',
  'pending_payment',
  'processing',
  'authorized',
  'approved',
  'partially approved',
  'partially authorized',
  'partially rejected',
])

/**
 * What of an order may be called off. Once it is sent, nothing. While its money is on the way, only the whole: a bank or
 * a card's page has been told what it comes to.
 */
export function cancelableOf({
  status,
  delivered_at: deliveredAt,
  pay_before: payBefore,
}: OrderRow): 'whole' | 'items' | null {
  // Orders of before may have gone back to an earlier state after their delivery.
  if (!BEFORE_SENDING.has(status) || deliveredAt !== null) return null
  const isPaymentOnTheWay = status.startsWith('pending') && payBefore !== null
  return isPaymentOnTheWay ? 'whole' : 'items'
}
