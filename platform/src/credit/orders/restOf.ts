import { Big } from 'big.js'
import type { OrderRow } from '../../orders/orderRow.ts'

/** Returns the part of an order on credit that a card pays, paid or not; 0 for orders that credit or a card pays whole. */
export function restOf({
  credit_amount: amount,
  credit_approved: approved,
  payment_url: url,
}: Pick<OrderRow, 'credit_amount' | 'credit_approved' | 'payment_url'>): Big {
  if (amount === null || approved === null || url === null) return new Big(0)
  return new Big(amount).minus(approved)
}

/** Returns the part of an order that a card has to pay: the rest of one on credit, else all of it. */
export function cardAmountOf(
  order: Pick<OrderRow, 'credit_amount' | 'credit_approved' | 'payment_url' | 'grand_total'>,
): Big {
  return order.credit_amount === null ? new Big(order.grand_total) : restOf(order)
}
