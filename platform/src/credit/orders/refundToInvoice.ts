import { Big } from 'big.js'
import { dayOf } from '../calendar/calendar.ts'
import { lockInvoice, storeInstalments } from '../invoices/invoiceRepository.ts'
import { centsOf, pesosText } from '../invoices/money.ts'
import { refundSum } from '../invoices/spendSum.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderRow } from '../../orders/orderRow.ts'

type Refund = Readonly<{ amount: Big; returnId: number; now: Date }>

/**
 * Takes the price of returned goods off what is owed of the credit of their order, within the transaction that has locked
 * the order: goods that are given back are not paid any more.
 * @returns the part that was owed, in pesos; 0 for an order without an open credit. The rest is the customer's money.
 */
export async function refundToInvoice(
  db: Database,
  { id: orderId, credit_invoice: number }: Pick<OrderRow, 'id' | 'credit_invoice'>,
  { amount, returnId, now }: Refund,
): Promise<Big> {
  const invoice = number === null ? null : await lockInvoice(db, number)
  if (invoice === null || invoice.status !== 'VIGENTE') return new Big(0)
  const { instalments, use } = refundSum(invoice, centsOf(amount.toFixed(2)), dayOf(now))
  await storeInstalments(db, invoice, instalments)
  const used = amount.minus(pesosText(use.surplusCents))
  if (used.lte(0)) return new Big(0)
  const row = { order_id: orderId, return_id: returnId, invoice_id: invoice.id, amount: used.toFixed(2) }
  await db.insertInto('credit_return').values(row).execute()
  return used
}
