import type { OrderRow } from '../orderRow.ts'

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
 * Returns which part of an order can be cancelled. Null once it is sent. While its payment is pending, only the whole:
 * the bank or the card page has already received the amount. Credit is given for the whole, too: its contract names one amount.
 */
export function cancelableOf({
  status,
  delivered_at: deliveredAt,
  pay_before: payBefore,
  payment_method: method,
}: OrderRow): 'whole' | 'items' | null {
  // Orders of before may have gone back to an earlier state after their delivery.
  if (!BEFORE_SENDING.has(status) || deliveredAt !== null) return null
  if (method === 'storecredit') return 'whole'
  return payBefore === null ? 'items' : 'whole'
}
