import type { Database } from '../../database/schema.ts'
import { paymentAnswer } from './paymentAnswer.ts'

/**
 * Returns the transfers of an account that can still be made, and those that have come and are not booked yet, oldest
 * first: who pays their credits again would pay twice.
 */
export async function openTransfers(db: Database, accountId: number, now: Date) {
  const payments = await db
    .selectFrom('credit_payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('method', '=', 'transfer')
    .where((where) =>
      where.or([
        where('status', '=', 'PROCESSING'),
        where.and([where('status', '=', 'PENDING'), where('pay_before', '>', now)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Promise.all(payments.map((payment) => paymentAnswer(db, payment)))
}
