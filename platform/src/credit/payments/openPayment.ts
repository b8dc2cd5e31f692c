import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../database/schema.ts'
import { CARD_PAYMENT_MINUTES, PAYMENT_CODE_BYTES } from '../../payments/limits.ts'
import type { StoreDefinition } from '../../stores.ts'
import { accountRefusal } from '../accounts/accountRefusal.ts'
import { type AccountRow, nextOf } from '../accounts/accountRepository.ts'
import { pesosText } from '../invoices/money.ts'
import { sum } from '../invoices/payoff.ts'
import type { Line } from './debts.ts'
import { CREDIT_TRANSFER_HOURS, OPEN_PAYMENTS_MAX } from './limits.ts'
import { type PaymentRow, storeLines } from './paymentRepository.ts'
import { transferReference } from './transferReference.ts'

const MINUTE_MS = 60_000

/** A payment to open. The account must be locked, so that the lines are still what is owed. */
type Opening = Readonly<{ account: AccountRow; lines: readonly Line[]; store: StoreDefinition; now: Date }>

/** Opens a payment by card, with a page for it below `paymentOrigin`. */
export async function openCardPayment(db: Database, opening: Opening, paymentOrigin: string): Promise<PaymentRow> {
  const code = randomBytes(PAYMENT_CODE_BYTES).toString('base64url')
  return insertPayment(db, opening, {
    method: 'card',
    url: creditPaymentUrl(paymentOrigin, code),
    minutes: CARD_PAYMENT_MINUTES,
  })
}

/** Returns the address of a payment page. The folder before the code keeps the code out of logs. */
export function creditPaymentUrl(paymentOrigin: string, code: string): string {
  return `${paymentOrigin}/credit/pay/${code}`
}

export type Transfer = Readonly<{ payment: PaymentRow; isChanged: boolean }>

/**
 * Opens a payment by transfer. One is open for a set of invoices: asking again keeps its reference, with the sums that
 * were asked for last.
 */
export async function openTransfer(db: Database, opening: Opening): Promise<Transfer> {
  const { lines } = opening
  const open = await findOpenTransfer(db, opening)
  if (open === null) {
    const reference = transferReference(await nextOf(db, 'credit_reference_seq'))
    const minutes = CREDIT_TRANSFER_HOURS * 60
    return { payment: await insertPayment(db, opening, { method: 'transfer', reference, minutes }), isChanged: true }
  }
  const total = totalOf(lines)
  const known = new Map(open.lines.map(({ invoice_id: id, amount }) => [id, amount]))
  if (lines.every(({ invoice, cents }) => known.get(invoice.id) === pesosText(cents)))
    return { payment: open.payment, isChanged: false }
  await storeLines(db, open.payment.id, lines)
  const change = db.updateTable('credit_payment').set({ total }).where('id', '=', open.payment.id)
  return { payment: await change.returningAll().executeTakeFirstOrThrow(), isChanged: true }
}

/** The open transfer of an account for exactly these invoices; null where there is none that is still good. */
async function findOpenTransfer(db: Database, { account, lines, now }: Opening) {
  const payments = await db
    .selectFrom('credit_payment')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('method', '=', 'transfer')
    .where('status', '=', 'PENDING')
    .where('pay_before', '>', now)
    .orderBy('created_at')
    .execute()
  const wanted = idsOf(lines.map(({ invoice }) => invoice.id))
  for (const payment of payments) {
    const query = db.selectFrom('credit_payment_line').select(['invoice_id', 'amount'])
    const known = await query.where('payment_id', '=', payment.id).execute()
    if (idsOf(known.map(({ invoice_id: id }) => id)) === wanted) return { payment, lines: known }
  }
  return null
}

function idsOf(ids: readonly number[]): string {
  return ids.toSorted((one, other) => one - other).join()
}

type Way = Readonly<{ method: 'card' | 'transfer'; url?: string; reference?: string; minutes: number }>

async function insertPayment(
  db: Database,
  { account, lines, store, now }: Opening,
  { method, url, reference, minutes }: Way,
): Promise<PaymentRow> {
  const open = await db
    .selectFrom('credit_payment')
    .select('id')
    .where('account_id', '=', account.id)
    .where('status', '=', 'PENDING')
    .where('pay_before', '>', now)
    .execute()
  if (open.length >= OPEN_PAYMENTS_MAX)
    throw accountRefusal(409, { reason: 'attempts', message: 'Too many payments of this account are open' })
  const payment = await db
    .insertInto('credit_payment')
    .values({
      id: randomUUID(),
      account_id: account.id,
      method,
      total: totalOf(lines),
      url: url ?? null,
      reference: reference ?? null,
      store_code: store.code,
      pay_before: new Date(now.getTime() + minutes * MINUTE_MS),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await storeLines(db, payment.id, lines)
  return payment
}

function totalOf(lines: readonly Line[]): string {
  return pesosText(sum(lines, ({ cents }) => cents))
}
