import type { Database } from '../../database/schema.ts'
import { dayOf } from '../calendar/calendar.ts'
import { loadInvoices, storeInstalments } from '../invoices/invoiceRepository.ts'
import { centsOf, pesos, pesosText } from '../invoices/money.ts'
import type { SumUse } from '../invoices/spendSum.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { sendPaymentBooked } from './paymentMails.ts'
import { loadPaymentLines, lockPayment, movePayment, type PaymentRow } from './paymentRepository.ts'
import { bookedStatus } from './paymentStatus.ts'
import { spreadSum, usedCents } from './spreadSum.ts'

type Booking = Readonly<{ personalData: PersonalData; now: Date }>

/**
 * Books the money of a payment on the invoices of its account, within a transaction, and mails the holder. Returns null,
 * and changes nothing, for a payment whose money has not come, or is booked: doubled calls wait for each other at the lock
 * of the account.
 */
export async function applyPayment(
  db: Database,
  paymentId: string,
  { personalData, now }: Booking,
): Promise<PaymentRow | null> {
  const payment = await lockPayment(db, paymentId)
  const { account_id: accountId, status, received, sent_at: sentAt } = payment
  const isWaiting = status === 'PROCESSING' || status === 'UNMATCHED'
  if (!isWaiting || received === null || sentAt === null) return null
  const open = (await loadInvoices(db, { accountId })).filter((invoice) => invoice.status === 'VIGENTE')
  const meant = status === 'PROCESSING' ? await loadPaymentLines(db, paymentId) : []
  const spread = spreadSum(open, {
    lines: meant.map(({ invoice_id: invoiceId, amount }) => ({ invoiceId, cents: centsOf(amount) })),
    receivedCents: centsOf(received),
    day: dayOf(sentAt),
  })
  for (const invoice of open) {
    const instalments = spread.instalments.get(invoice.id)
    if (instalments !== undefined) await storeInstalments(db, invoice, instalments)
  }
  await storeUses(db, payment, spread.uses)
  const money = { totalCents: centsOf(payment.total), receivedCents: centsOf(received) }
  const booked = await movePayment(db, payment, {
    status: bookedStatus(status, money),
    surplus: pesosText(spread.surplusCents),
    applied_at: now,
  })
  await sendPaymentBooked(db, booked, { personalData, wasMatched: status === 'PROCESSING' })
  return booked
}

/** Stores what the money was used for; invoices that it was not meant for get a line of their own. */
async function storeUses(
  db: Database,
  { id, status }: PaymentRow,
  uses: readonly Readonly<{ invoiceId: number; use: SumUse }>[],
): Promise<void> {
  if (status === 'UNMATCHED') await db.deleteFrom('credit_payment_line').where('payment_id', '=', id).execute()
  const known = await db
    .selectFrom('credit_payment_line')
    .select(['invoice_id', 'position'])
    .where('payment_id', '=', id)
    .execute()
  let last = Math.max(0, ...known.map(({ position }) => position))
  for (const { invoiceId, use } of uses) {
    const used = JSON.stringify(spentAnswer(use))
    if (known.some(({ invoice_id: one }) => one === invoiceId)) {
      const line = db.updateTable('credit_payment_line').set({ used })
      await line.where('payment_id', '=', id).where('invoice_id', '=', invoiceId).execute()
      continue
    }
    last += 1
    await db
      .insertInto('credit_payment_line')
      .values({ payment_id: id, position: last, invoice_id: invoiceId, amount: pesosText(usedCents(use)), used })
      .execute()
  }
}

/** Use of a sum as answers carry it, in pesos. */
function spentAnswer(use: SumUse) {
  return {
    abono: pesos(usedCents(use)),
    moratorio: pesos(use.defaultCents),
    vencido: pesos(use.lateCents),
    corriente: pesos(use.runningCents),
    anticipado: pesos(use.endCents),
    bonificacion: pesos(use.bonusCents),
    pagos_quitados: use.takenOff,
  }
}
