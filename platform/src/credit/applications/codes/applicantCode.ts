import { createHmac } from 'node:crypto'
import { type Transaction, sql } from 'kysely'
import { platformSecret } from '../../../secrets/platformSecret.ts'
import type { Database, Schema } from '../../../database/schema.ts'
import { PlatformError } from '../../../http/PlatformError.ts'
import { storeOrDefault } from '../../../stores.ts'
import { SMS_CODE_TTL_MINUTES } from '../../../telephones/limits.ts'
import { isSameHash, newSmsCode } from '../../../telephones/smsCode.ts'
import { smsText } from '../../../telephones/smsText.ts'
import { dayBefore, refuseSms, resendAt } from '../../callers/refuseSms.ts'
import type { PersonalData } from '../../secrets/personalData.ts'
import { type Application, personHashes } from '../applicationRepository.ts'

const SECRET_NAME = 'credit-code'

/** Use of a code: to confirm the applicant's telephone, or to open the application on another device. */
export type CodePurpose = 'applicant' | 'resume'

type Sending = Readonly<{ personalData: PersonalData; purpose: CodePurpose; address: string; now: Date }>

/**
 * Sends a code to the applicant's telephone, in the transaction that stores its hash.
 * @returns when the next one can be sent.
 * @throws PlatformError 429 `wait` or `day` while no other can be sent.
 */
export async function sendApplicantCode(
  transaction: Transaction<Schema>,
  { row, personal }: Application,
  { personalData, purpose, address, now }: Sending,
): Promise<Date> {
  const { phones } = personHashes(personalData, personal.applicant)
  // Always in the same order, so that two senders do not wait for each other.
  for (const name of [phones[0], address].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`credit-sms:${name}`}, 0))`.execute(transaction)
  await refuseTooMany(transaction, { phones, address, now })
  const code = newSmsCode()
  const { telefono } = personal.applicant
  await transaction
    .insertInto('credit_code')
    .values({
      subject: row.id,
      purpose,
      phone_hmac: phones[0],
      address_hmac: address,
      code_hash: await hashOfCode(transaction, [purpose, row.id, telefono, code]),
      sent_at: now,
      expires_at: new Date(now.getTime() + SMS_CODE_TTL_MINUTES * 60_000),
    })
    .execute()
  const { subject, text } = smsText(storeOrDefault(row.store_code), code)
  await transaction
    .insertInto('outbox')
    .values({ channel: 'sms', recipient: `+52${telefono}`, subject, body: text })
    .execute()
  return resendAt(now)
}

/**
 * Uses up the code that was sent last, once.
 * @throws PlatformError 400 for another code, and for one that was used, replaced or is past its time.
 */
export async function useApplicantCode(
  transaction: Transaction<Schema>,
  { row, personal }: Application,
  { code, purpose, now }: Readonly<{ code: string; purpose: CodePurpose; now: Date }>,
): Promise<void> {
  const sent = await transaction
    .selectFrom('credit_code')
    .select(['id', 'code_hash', 'expires_at', 'used_at'])
    .where('subject', '=', row.id)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const hash = await hashOfCode(transaction, [purpose, row.id, personal.applicant.telefono, code])
  const isRight = isSameHash(sent?.code_hash ?? '', hash)
  if (!sent || !isRight || sent.used_at !== null || sent.expires_at <= now) throw incorrectCode()
  await transaction.updateTable('credit_code').set({ used_at: now }).where('id', '=', sent.id).execute()
}

/** Returns the refusal of a wrong code: 400. */
export function incorrectCode(): PlatformError {
  return new PlatformError(400, { errorMessage: 'Incorrect SMS code', field: 'nip', reason: 'code' })
}

/** Forgets codes that count for nothing any more. */
export async function forgetApplicantCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('credit_code').where('sent_at', '<=', dayBefore(now)).execute()
}

type Limited = Readonly<{ phones: readonly string[]; address: string; now: Date }>

async function refuseTooMany(db: Database, { phones, address, now }: Limited): Promise<void> {
  const sent = await db
    .selectFrom('credit_code')
    // A used code delays no other: a telephone that was just confirmed opens the application elsewhere at once.
    .select(['phone_hmac', 'address_hmac', 'sent_at', 'used_at'])
    .where((where) => where.or([where('phone_hmac', 'in', phones), where('address_hmac', '=', address)]))
    .where('sent_at', '>', dayBefore(now))
    .orderBy('sent_at')
    .execute()
  refuseSms(sent, { phones, address, now })
}

/** There are few codes: without the key all of them could be tried. */
async function hashOfCode(db: Database, parts: readonly string[]): Promise<string> {
  return createHmac('sha256', await platformSecret(db, SECRET_NAME))
    .update(JSON.stringify(parts))
    .digest('base64url')
}
