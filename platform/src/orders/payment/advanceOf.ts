import { Big } from 'big.js'
import type { OrderRow } from '../orderRow.ts'

/** Returns the part of an order on credit that a card pays, paid or not; 0 for orders that credit or a card pays whole. */
export function restOf({
  credit_amount: amount,
  credit_approved: approved,
  payment_url: url,
}: Pick<OrderRow, 'credit_amount' | 'credit_approved' | 'payment_url'>): Big {
  if (amount === null || approved === null || url === null) return new Big(0)
  return new Big(amount).minus(approved)
}

/** Returns the part of an order that is paid in advance: the rest of one on credit, else what did not come back unpaid. */
export function advanceOf(
  order: Pick<OrderRow, 'credit_amount' | 'credit_approved' | 'payment_url' | 'grand_total' | 'returned_unpaid'>,
): Big {
  return order.credit_amount === null ? new Big(order.grand_total).minus(order.returned_unpaid) : restOf(order)
}
