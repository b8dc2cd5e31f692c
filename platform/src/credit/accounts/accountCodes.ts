import { sql } from 'kysely'
import { lockedUntil } from '../../secrets/attemptLimit.ts'
import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import { SMS_CODE_TTL_MINUTES } from '../../telephones/limits.ts'
import { isSameHash, newSmsCode } from '../../telephones/smsCode.ts'
import { smsRefusal } from '../../telephones/smsRefusal.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { type AccountRow, lockAccount } from './accountRepository.ts'
import { accountSms } from './accountSms.ts'
import type { Caller } from '../callers/caller.ts'
import { dayBefore, refuseSms, resendAt } from '../callers/refuseSms.ts'
import { openHolder } from './holder.ts'
import { CODE_TRIES_MAX } from '../limits.ts'

/** Tries at the codes of an account number, whether there is such an account or not. */
export function codeTries({ lookups }: PersonalData, number: string, now: Date) {
  return { subject: `credit-code:account:${lookups('account', number)[0]}`, now, maxTries: CODE_TRIES_MAX }
}

type Sending = Readonly<{ personalData: PersonalData; store: StoreDefinition; caller: Caller; now: Date }>

/**
 * Sends a code to the telephone of an account's holder, within a transaction: it goes out with the code that is stored,
 * or not at all. Returns when the next one can be sent.
 * @throws PlatformError 429 while no other can be: `wait` after one, `day` after too many of a day, `attempts` after too
 * many wrong ones.
 */
export async function sendAccountCode(db: Database, account: AccountRow, sending: Sending): Promise<Date> {
  const { personalData, store, caller, now } = sending
  await lockAccount(db, account.id)
  // Two accounts may have one telephone, and one address may ask for many accounts.
  for (const shared of [account.phone_hmac, caller.address].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`credit-code:${shared}`}, 0))`.execute(db)
  const locked = await lockedUntil(db, codeTries(personalData, account.number, now))
  if (locked !== null) throw smsRefusal('attempts', locked)
  await refuseTooMany(db, account, { caller, now })
  const code = newSmsCode()
  await db
    .insertInto('credit_account_code')
    .values({
      account_id: account.id,
      phone_hmac: account.phone_hmac,
      address_hmac: caller.address,
      code_hash: hashesOf(personalData, account, code)[0],
      sent_at: now,
      expires_at: new Date(now.getTime() + SMS_CODE_TTL_MINUTES * 60_000),
    })
    .execute()
  const { telephone } = openHolder(personalData, account.sealed)
  await db
    .insertInto('outbox')
    .values({ channel: 'sms', recipient: `+${telephone}`, ...accountSms('code', store, { code }) })
    .execute()
  return resendAt(now)
}

async function refuseTooMany(
  db: Database,
  { phone_hmac: telephone }: AccountRow,
  { caller, now }: Pick<Sending, 'caller' | 'now'>,
): Promise<void> {
  const sent = await db
    .selectFrom('credit_account_code')
    .select(['phone_hmac', 'address_hmac', 'sent_at'])
    .where((where) => where.or([where('phone_hmac', '=', telephone), where('address_hmac', '=', caller.address)]))
    .where('sent_at', '>', dayBefore(now))
    .orderBy('sent_at')
    .execute()
  refuseSms(sent, { phones: [telephone], address: caller.address, now })
}

type Try = Readonly<{ personalData: PersonalData; code: string; now: Date }>

/**
 * Uses up the code that was sent last to an account, within a transaction. False for another code, and for one that is
 * used or expired.
 */
export async function takeAccountCode(
  db: Database,
  account: AccountRow,
  { personalData, code, now }: Try,
): Promise<boolean> {
  const sent = await db
    .selectFrom('credit_account_code')
    .select(['id', 'code_hash', 'expires_at', 'used_at'])
    .where('account_id', '=', account.id)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (sent === undefined || sent.used_at !== null || sent.expires_at <= now) return false
  const isRight = hashesOf(personalData, account, code).map((hash) => isSameHash(sent.code_hash, hash))
  if (!isRight.includes(true)) return false
  await db.updateTable('credit_account_code').set({ used_at: now }).where('id', '=', sent.id).execute()
  return true
}

/** Forgets codes that count for nothing any more. */
export async function forgetOldAccountCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('credit_account_code').where('sent_at', '<=', dayBefore(now)).execute()
}

function hashesOf({ lookups }: PersonalData, { id }: AccountRow, code: string) {
  return lookups('account-code', JSON.stringify([id, code]))
}
