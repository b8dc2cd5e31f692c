import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import type { CreditPaymentTable } from '../accounts/accountTables.ts'
import { lockAccount } from '../accounts/accountRepository.ts'
import { pesosText } from '../invoices/money.ts'
import type { Line } from './debts.ts'
import { mayMove, type PaymentStatus } from './paymentStatus.ts'

export type PaymentRow = Selectable<CreditPaymentTable>

export type PaymentLineRow = Readonly<{ invoice_id: number; number: string; amount: string; used: unknown }>

/** Returns a payment; null where there is none with this id. */
export async function findPayment(db: Database, id: string): Promise<PaymentRow | null> {
  return (await db.selectFrom('credit_payment').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/**
 * Locks the account of a payment until the end of the transaction, and returns the payment as it is then: who waited
 * here sees what the one before has done.
 */
export async function lockPayment(db: Database, id: string): Promise<PaymentRow> {
  const seen = await findPayment(db, id)
  if (seen === null) throw new PlatformError(404, { errorMessage: 'No such payment' })
  await lockAccount(db, seen.account_id)
  return db.selectFrom('credit_payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Moves a payment to another state. Its account must be locked. @throws Error for a move that does not exist. */
export async function movePayment(
  db: Database,
  { id, status: from }: PaymentRow,
  { status: to, ...fields }: Updateable<CreditPaymentTable> & { status: PaymentStatus },
): Promise<PaymentRow> {
  if (!mayMove(from, to)) throw new Error(`A payment cannot go from ${from} to ${to}`)
  const change = db.updateTable('credit_payment').set({ ...fields, status: to })
  return change.where('id', '=', id).where('status', '=', from).returningAll().executeTakeFirstOrThrow()
}

/** Returns the parts of a payment, in order, with the numbers of their invoices. */
export function loadPaymentLines(db: Database, paymentId: string): Promise<PaymentLineRow[]> {
  return db
    .selectFrom('credit_payment_line as line')
    .innerJoin('credit_invoice as invoice', 'invoice.id', 'line.invoice_id')
    .select(['line.invoice_id', 'invoice.number', 'line.amount', 'line.used'])
    .where('line.payment_id', '=', paymentId)
    .orderBy('line.position')
    .execute()
}

/** Replaces the parts of a payment that is open. */
export async function storeLines(db: Database, paymentId: string, lines: readonly Line[]): Promise<void> {
  await db.deleteFrom('credit_payment_line').where('payment_id', '=', paymentId).execute()
  await db
    .insertInto('credit_payment_line')
    .values(
      lines.map(({ invoice, cents }, at) => ({
        payment_id: paymentId,
        position: at + 1,
        invoice_id: invoice.id,
        amount: pesosText(cents),
      })),
    )
    .execute()
}
