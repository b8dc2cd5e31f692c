import type { Kysely } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import { dayOf } from '../calendar/calendar.ts'
import { loadInvoices } from '../invoices/invoiceRepository.ts'
import { centsOf } from '../invoices/money.ts'
import { payoffCents } from '../invoices/payoff.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { applyPayment } from './applyPayment.ts'
import { loadPaymentLines, lockPayment, movePayment, type PaymentRow } from './paymentRepository.ts'

/** Returns the payment by card whose page has this address; null where there is none. */
export async function findPaymentByUrl(db: Database, url: string): Promise<PaymentRow | null> {
  return (await db.selectFrom('credit_payment').selectAll().where('url', '=', url).executeTakeFirst()) ?? null
}

/**
 * Takes and books the money of an approved card, at once. False, and nothing is taken, when the payment is no longer
 * open, or when more would be paid than is owed by now: then the payment is canceled.
 */
export async function settleCard(
  db: Kysely<Schema>,
  paymentId: string,
  { personalData, now }: Readonly<{ personalData: PersonalData; now: Date }>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId)
    if (payment.status !== 'PENDING' || payment.pay_before <= now) return false
    if (!(await isOwed(transaction, payment, now))) {
      await movePayment(transaction, payment, { status: 'CANCELED' })
      return false
    }
    const money = { received: payment.total, sent_at: now, seen_at: now }
    await movePayment(transaction, payment, { status: 'PROCESSING', ...money })
    return (await applyPayment(transaction, paymentId, { personalData, now })) !== null
  })
}

/** Whether each invoice of a payment still owes as much as is meant for it. */
async function isOwed(db: Database, { id, account_id: accountId }: PaymentRow, now: Date): Promise<boolean> {
  const invoices = await loadInvoices(db, { accountId })
  const lines = await loadPaymentLines(db, id)
  return lines.every(({ invoice_id: invoiceId, amount }) => {
    const invoice = invoices.find((one) => one.id === invoiceId)
    return invoice?.status === 'VIGENTE' && centsOf(amount) <= payoffCents(invoice, dayOf(now))
  })
}
