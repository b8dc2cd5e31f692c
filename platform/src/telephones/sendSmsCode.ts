import { sql } from 'kysely'
import { lockedUntil } from '../secrets/attemptLimit.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { StoreDefinition } from '../stores.ts'
import { isConfirmed } from './confirmedTelephones.ts'
import {
  SMS_CODE_TTL_MINUTES,
  SMS_PER_CUSTOMER_A_DAY,
  SMS_PER_NUMBER_A_DAY,
  SMS_RESEND_SECONDS,
  SMS_TRIES_MAX,
} from './limits.ts'
import { type Holder, hashOfCode, newSmsCode } from './smsCode.ts'
import { smsRefusal } from './smsRefusal.ts'
import { smsText } from './smsText.ts'
import { lockCustomer } from '../customers/customerLocks.ts'

const DAY_MS = 86_400_000

/** Name that a customer's wrong codes are counted under. */
export const triesOf = (customerId: number) => `sms:${customerId}`

/**
 * Sends a code to a customer's telephone, within a transaction: it goes out with the code that is kept, or not at all.
 * @returns when the next one can be sent.
 * @throws PlatformError 429 while no other can be, 409 for a number that is confirmed.
 */
export async function sendSmsCode(
  db: Database,
  holder: Holder,
  { store, now }: Readonly<{ store: StoreDefinition; now: Date }>,
): Promise<Date> {
  await lock(db, holder)
  if (await isConfirmed(db, holder)) throw new PlatformError(409, 'This telephone is confirmed')
  await refuseTooMany(db, holder, now)
  const code = newSmsCode()
  await db
    .insertInto('sms_code')
    .values({
      customer_id: holder.customerId,
      telephone: holder.telephone,
      code_hash: await hashOfCode(db, holder, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + SMS_CODE_TTL_MINUTES * 60_000),
    })
    .execute()
  const { subject, text } = smsText(store, code)
  await db
    .insertInto('outbox')
    .values({ channel: 'sms', recipient: `+${holder.telephone}`, subject, body: text })
    .execute()
  return resendAt(now)
}

/** Serializes requests for codes by customer and by number, until the end of the transaction. */
async function lock(db: Database, { customerId, telephone }: Holder): Promise<void> {
  await lockCustomer(db, customerId)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms:${telephone}`}, 0))`.execute(db)
}

/** Several accounts that ask about one number bring it no more messages than one account does. */
async function refuseTooMany(db: Database, { customerId, telephone }: Holder, now: Date): Promise<void> {
  const locked = await lockedUntil(db, { subject: triesOf(customerId), now, maxTries: SMS_TRIES_MAX })
  if (locked !== null) throw smsRefusal('attempts', locked)
  const sent = await db
    .selectFrom('sms_code')
    .select(['customer_id', 'telephone', 'sent_at'])
    .where((where) => where.or([where('customer_id', '=', customerId), where('telephone', '=', telephone)]))
    .where('sent_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('sent_at')
    .execute()
  const toNumber = sent.filter((code) => code.telephone === telephone)
  const byCustomer = sent.filter((code) => code.customer_id === customerId)
  const last = toNumber.at(-1)
  if (last !== undefined && resendAt(last.sent_at) > now) throw smsRefusal('wait', resendAt(last.sent_at))
  const ends = [dayEnd(toNumber, SMS_PER_NUMBER_A_DAY), dayEnd(byCustomer, SMS_PER_CUSTOMER_A_DAY)].flatMap((end) =>
    end === null ? [] : [end.getTime()],
  )
  if (ends.length > 0) throw smsRefusal('day', new Date(Math.max(...ends)))
}

/** When there is room for another one, of those of a day; null where there is now. */
function dayEnd(sent: readonly Readonly<{ sent_at: Date }>[], max: number): Date | null {
  const first = sent.at(-max)
  return first === undefined ? null : new Date(first.sent_at.getTime() + DAY_MS)
}

function resendAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + SMS_RESEND_SECONDS * 1_000)
}

/** Forgets codes that count for nothing any more. */
export async function forgetOldCodes(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sms_code')
    .where('sent_at', '<=', new Date(now.getTime() - DAY_MS))
    .execute()
}
