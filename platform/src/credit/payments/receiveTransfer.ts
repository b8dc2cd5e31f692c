import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { type AccountRow, lockAccount } from '../accounts/accountRepository.ts'
import { movePayment, type PaymentRow } from './paymentRepository.ts'
import { mayMove } from './paymentStatus.ts'

/** A transfer as the bank reports it. */
export type Received = Readonly<{
  /** CLABE that it went to; null where the reference has to say the account. */
  clabe: string | null
  /** Null where the sender left it out. */
  reference: string | null
  /** Pesos with two decimals. */
  amount: string
  /** Key of the bank, by which a report that comes twice is known. */
  tracking: string | null
  /** When it was sent: the day that counts for being on time. */
  sentAt: Date
  now: Date
}>

/**
 * Takes in a transfer, within a transaction: it belongs to the open payment with its reference, or without a reference to
 * the only open one of its account. Any other money is `UNMATCHED`, and later goes to what is oldest. A report that comes
 * twice is counted once.
 * @throws PlatformError 404 when neither CLABE nor reference names an account.
 */
export async function receiveTransfer(db: Database, received: Received): Promise<PaymentRow> {
  const account = await accountOf(db, received)
  await lockAccount(db, account.id)
  const payments = await db
    .selectFrom('credit_payment')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('method', '=', 'transfer')
    .orderBy('created_at', 'desc')
    .execute()
  const meant = meantPayment(payments, received)
  // A bank that gives no key reports one transfer for a payment.
  const tracking = received.tracking ?? (meant === null ? null : `payment ${meant.id}`)
  const known = payments.find((payment) => payment.tracking !== null && payment.tracking === tracking)
  if (known !== undefined) return known
  const { amount, sentAt, now, reference } = received
  const money = { received: amount, tracking, sent_at: sentAt < now ? sentAt : now, seen_at: now }
  if (meant !== null && meant.received === null) {
    // When it was sent counts, not whether the task that ends payments has seen this one before its report came.
    if (mayMove(meant.status, 'PROCESSING') && meant.pay_before >= money.sent_at)
      return movePayment(db, meant, { status: 'PROCESSING', ...money })
    const over = meant.status === 'PENDING' ? await movePayment(db, meant, { status: 'EXPIRED' }) : meant
    return movePayment(db, over, { status: 'UNMATCHED', ...money })
  }
  return db
    .insertInto('credit_payment')
    .values({
      id: randomUUID(),
      account_id: account.id,
      method: 'transfer',
      status: 'UNMATCHED',
      total: amount,
      reference,
      store_code: account.store_code,
      pay_before: now,
      created_at: now,
      ...money,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The payment that a transfer is for: the latest with its reference; without one the only open payment. */
function meantPayment(payments: readonly PaymentRow[], { reference }: Received): PaymentRow | null {
  if (reference !== null) return payments.find((payment) => payment.reference === reference) ?? null
  const open = payments.filter(({ status }) => status === 'PENDING')
  return open.length === 1 ? (open[0] ?? null) : null
}

async function accountOf(db: Database, { clabe, reference }: Received): Promise<AccountRow> {
  const accounts = db.selectFrom('credit_account').selectAll('credit_account')
  const query =
    clabe === null
      ? accounts
          .innerJoin('credit_payment as payment', 'payment.account_id', 'credit_account.id')
          .where('payment.reference', '=', reference ?? '')
          .orderBy('payment.created_at', 'desc')
          .limit(1)
      : accounts.where('clabe', '=', clabe)
  const account = await query.executeTakeFirst()
  if (account === undefined) throw new PlatformError(404, { errorMessage: 'No account takes this transfer' })
  return account
}
