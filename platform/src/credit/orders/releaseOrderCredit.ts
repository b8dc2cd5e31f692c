import { Big } from 'big.js'
import { lockInvoice } from '../invoices/invoiceRepository.ts'
import { pesos } from '../invoices/money.ts'
import { sum } from '../invoices/payoff.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderRow } from '../../orders/orderRow.ts'
import { endOrderRequest } from './orderRequest.ts'
import { restOf } from '../../orders/payment/advanceOf.ts'
import { bookWalletEntry } from '../../wallet/walletRepository.ts'

type CreditOrder = Pick<
  OrderRow,
  | 'id'
  | 'order_number'
  | 'customer_id'
  | 'currency'
  | 'credit_amount'
  | 'credit_approved'
  | 'credit_invoice'
  | 'payment_method'
  | 'payment_url'
>

/**
 * Ends the credit of an order that is called off, within the transaction that has locked the order: its application is
 * canceled, its invoice too, and what was paid of that, and by card beside it, goes into the customer's wallet.
 * @returns the amount that went into the wallet; 0 where nothing was paid.
 */
export async function releaseOrderCredit(db: Database, order: CreditOrder, now: Date): Promise<Big> {
  if (order.payment_method !== 'storecredit') return new Big(0)
  await endOrderRequest(db, order.order_number, now)
  if (order.credit_invoice === null) return new Big(0)
  const paid = (await cancelInvoice(db, order.credit_invoice)).plus(restOf(order))
  // A customer who is gone has no wallet any more.
  if (order.customer_id === null || paid.lte(0)) return new Big(0)
  const wallet = { customerId: order.customer_id, currency: order.currency }
  await bookWalletEntry(db, wallet, { amount: paid, note: '', kind: 'refund', orderId: order.id })
  return paid
}

/** Cancels an invoice under the lock of its account. Returns what was paid of it, in pesos; 0 for one that is canceled. */
async function cancelInvoice(db: Database, number: string): Promise<Big> {
  const invoice = await lockInvoice(db, number)
  if (invoice === null || invoice.status === 'CANCELADO') return new Big(0)
  await db.updateTable('credit_invoice').set({ status: 'CANCELADO' }).where('id', '=', invoice.id).execute()
  const cents = sum(
    invoice.instalments,
    ({ paidCents, defaultCents, defaultOwedCents }) => paidCents + defaultCents - defaultOwedCents,
  )
  return new Big(pesos(cents))
}
