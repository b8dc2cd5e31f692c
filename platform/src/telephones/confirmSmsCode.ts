import type { Kysely } from 'kysely'
import { forgiveTries, lockedUntil, mayTry } from '../secrets/attemptLimit.ts'
import type { Database, Schema } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { isConfirmed } from './confirmedTelephones.ts'
import { SMS_TRIES_MAX } from './limits.ts'
import { triesOf } from './sendSmsCode.ts'
import { type Holder, hashOfCode, isSameHash } from './smsCode.ts'
import { smsRefusal } from './smsRefusal.ts'

type Try = Readonly<{ code: string; now: Date }>

/**
 * Confirms a customer's number by a code, and stores the confirmation. Only the code of the last SMS is valid, and once.
 * Confirming a confirmed number is no error, even with a wrong code: the answer to an earlier request may have been lost.
 * @throws PlatformError 400 for another code, or one past its time; 429 after too many of them.
 */
export async function confirmSmsCode(db: Kysely<Schema>, holder: Holder, { code, now }: Try): Promise<void> {
  if (await isConfirmed(db, holder)) return
  const tries = { subject: triesOf(holder.customerId), now, maxTries: SMS_TRIES_MAX }
  // Outside of the transaction: a try that is refused stays counted.
  if (!(await mayTry(db, tries))) throw smsRefusal('attempts', (await lockedUntil(db, tries)) ?? now)
  await db.transaction().execute(async (transaction) => {
    if (!(await useUp(transaction, holder, { code, now }))) throw new PlatformError(400, 'Incorrect SMS code')
    await transaction
      .insertInto('confirmed_telephone')
      .values({ customer_id: holder.customerId, telephone: holder.telephone, confirmed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await forgiveTries(transaction, tries.subject)
  })
}

/** Uses up the code that was sent last, if this is it. */
async function useUp(db: Database, holder: Holder, { code, now }: Try): Promise<boolean> {
  const sent = await db
    .selectFrom('sms_code')
    .select(['id', 'code_hash', 'expires_at', 'used_at'])
    .where('customer_id', '=', holder.customerId)
    .where('telephone', '=', holder.telephone)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (sent === undefined || sent.used_at !== null || sent.expires_at <= now) return false
  if (!isSameHash(sent.code_hash, await hashOfCode(db, holder, code))) return false
  await db.updateTable('sms_code').set({ used_at: now }).where('id', '=', sent.id).execute()
  return true
}
