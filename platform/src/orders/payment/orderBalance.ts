import { Big } from 'big.js'
import { isPaidOnDelivery } from '../../checkout/paymentMethods.ts'
import { advanceOf, restOf } from './advanceOf.ts'
import { endedStatus } from '../endedStatuses.ts'
import type { OrderRow } from '../orderRow.ts'
import { WAITING_STATUSES } from '../waitingStatuses.ts'

/** Amounts of an order's money, each null if it is unknown. */
export type OrderBalance = Readonly<{
  /** Amount that the buyer has paid, before refunds. */
  paid: Big | null
  /** Amount that goes back to the buyer, for cancellations and returns. */
  refunded: Big | null
  /** Amount that the buyer still has to pay, without what was canceled or came back unpaid. */
  due: Big | null
}>

const NOTHING = new Big(0)
const UNKNOWN: OrderBalance = { paid: null, refunded: null, due: null }

/**
 * Returns what was paid for an order, what went back, and what is still due: the one place that knows, for mails and
 * clients. Unknown for store credit, whose payments are no part of the order, except for a rest that a card pays; and for a
 * payment that was never requested, which leaves no trace. A payment in advance clears its deadline, and a cancellation
 * does not.
 */
export function orderBalance(order: OrderRow): OrderBalance {
  const { payment_method: method, status, pay_before: payBefore } = order
  const left = leftOf(order)
  const due = endedStatus(status) === null ? left : NOTHING
  if (new Big(order.grand_total).eq(0)) return { paid: NOTHING, refunded: NOTHING, due: NOTHING }
  if (isPaidOnDelivery(method)) {
    if (!isDelivered(order)) return { paid: NOTHING, refunded: NOTHING, due }
    // Paid at the door: only units that were not canceled before.
    return { paid: left, refunded: new Big(order.total_refunded), due: NOTHING }
  }
  const isOnCredit = method === 'storecredit'
  if (payBefore !== null || WAITING_STATUSES.some((waiting) => waiting === status))
    return { paid: NOTHING, refunded: NOTHING, due: isOnCredit && due.gt(0) ? dueOfCredit(order) : due }
  const isRequested = order.payment_instructions !== null || order.payment_url !== null || method === 'wallet'
  if (isOnCredit || !isRequested) return UNKNOWN
  return { paid: advanceOf(order), refunded: refundOf(order), due: NOTHING }
}

/**
 * Returns true if no money of an order has come: nothing of it goes back. An order on credit is paid by its invoice, and a
 * card pays the rest of one no earlier.
 */
export function isUnpaid(order: OrderRow): boolean {
  const { paid } = orderBalance(order)
  return paid === null ? order.payment_method === 'storecredit' && order.credit_invoice === null : paid.eq(0)
}

/** Total of the units that are not canceled and did not come back unpaid. */
function leftOf({ grand_total: total, total_canceled: canceled, returned_unpaid: returned }: OrderRow): Big {
  return new Big(total).minus(canceled).minus(returned)
}

function isDelivered({ status, delivered_at: deliveredAt }: OrderRow): boolean {
  return deliveredAt !== null || status === 'processed and closed'
}

/** A card pays the rest of a credit; the credit's own payments are no part of the order. */
function dueOfCredit(order: OrderRow): Big | null {
  const rest = restOf(order)
  return rest.gt(0) ? rest : null
}

/** Cancellations are refunded by the way of the payment, returns into the wallet: its entries are counted in the row. */
function refundOf({ payment_method: method, total_canceled: canceled, total_refunded: refunded }: OrderRow): Big {
  return method === 'wallet' ? new Big(refunded) : new Big(canceled).plus(refunded)
}
