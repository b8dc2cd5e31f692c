import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type FailureLog, workThrough } from '../../database/workThrough.ts'
import { forgetOldAccountCodes } from '../accounts/accountCodes.ts'
import { forgetOldCreditSessions } from '../accounts/creditSession.ts'
import { forgetOldPinAttempts } from '../accounts/pinAttempts.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { applyPayment } from './applyPayment.ts'
import { BOOKINGS_MAX, CREDIT_PAYMENTS_INTERVAL_MS, SPEI_PROCESSING_HOURS } from './limits.ts'
import { lockPayment, movePayment } from './paymentRepository.ts'

const HOUR_MS = 3_600_000

type Log = FailureLog & Readonly<{ info: (message: string) => void }>
type Parts = Readonly<{
  db: Kysely<Schema>
  personalData: PersonalData
  log: Log
  /** Hours between the arrival of a transfer and its booking. */
  speiProcessingHours?: number | undefined
}>

/**
 * Books transfers and lets open payments expire, at once and then every minute. Returns a function that stops it, after
 * what it has begun.
 */
export function watchCreditPayments(parts: Parts): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const look = async () => {
    const now = new Date()
    try {
      const expired = await expirePayments(parts, now)
      const booked = await bookTransfers(parts, now)
      if (expired + booked > 0) parts.log.info(`booked ${booked} transfers of credits, ${expired} payments expired`)
      await forgetOldCreditSessions(parts.db, now)
      await forgetOldAccountCodes(parts.db, now)
      await forgetOldPinAttempts(parts.db, now)
    } catch (error) {
      parts.log.error({ err: error }, 'could not look at payments of credits')
    }
  }
  const lookAgain = () => void (running = running.then(look))
  lookAgain()
  const timer = setInterval(lookAgain, CREDIT_PAYMENTS_INTERVAL_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Ends open payments past their time. One that fails stays for the next run. Returns how many were ended. */
export async function expirePayments({ db, log }: Pick<Parts, 'db' | 'log'>, now: Date): Promise<number> {
  const due = await db
    .selectFrom('credit_payment')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('pay_before', '<=', now)
    .limit(BOOKINGS_MAX)
    .execute()
  return workThrough(due, {
    work: ({ id }) =>
      db.transaction().execute(async (transaction) => {
        const payment = await lockPayment(transaction, id)
        if (payment.status !== 'PENDING') return false
        await movePayment(transaction, payment, { status: 'EXPIRED' })
        return true
      }),
    onFailure: (error, { id }) => log.error({ err: error, payment: id }, 'could not end a payment of a credit'),
  })
}

/** Books transfers that were seen some hours ago. One that fails stays for the next run, and holds up no other. */
export async function bookTransfers(parts: Parts, now: Date): Promise<number> {
  const { db, personalData, log, speiProcessingHours = SPEI_PROCESSING_HOURS } = parts
  const due = await db
    .selectFrom('credit_payment')
    .select('id')
    .where('status', 'in', ['PROCESSING', 'UNMATCHED'])
    .where('seen_at', '<=', new Date(now.getTime() - speiProcessingHours * HOUR_MS))
    .orderBy('sent_at')
    .limit(BOOKINGS_MAX)
    .execute()
  return workThrough(due, {
    work: async ({ id }) => {
      const work = db.transaction().execute((inside) => applyPayment(inside, id, { personalData, now }))
      return (await work) !== null
    },
    onFailure: (error, { id }) => log.error({ err: error, payment: id }, 'could not book a transfer of a credit'),
  })
}
