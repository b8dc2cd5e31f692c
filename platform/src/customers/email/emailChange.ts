import type { Kysely } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { type CustomerRow, canonicalEmail, setEmail } from '../customerRepository.ts'
import { EMAIL_CHANGES_MAX, EMAIL_CHANGE_TTL_HOURS } from '../limits.ts'
import { requireUnchangedPassword } from '../password/requireCurrentPassword.ts'
import { hashOfSecret, newSecret } from '../../secrets/secret.ts'
import { mayTry } from '../../secrets/attemptLimit.ts'
import { isEmailTaken } from './emailAddress.ts'
import { sendEmailMail } from './sendEmailMail.ts'
import { emailRefusal } from './emailRefusal.ts'
import { sendUndoLink } from './emailUndo.ts'
import { lockCustomerKey } from '../customerLocks.ts'

const LIFE_MS = EMAIL_CHANGE_TTL_HOURS * 3_600_000

type Wish = Readonly<{ customer: CustomerRow; email: string; now: Date }>
type Mailing = Readonly<{ store: StoreDefinition; shopOrigin: string; now: Date }>

/**
 * Checks whether a customer may request this address. Counts each request before it looks the address up: which addresses
 * have an account cannot be found out faster here than by creating accounts.
 * @throws PlatformError with the reason why not.
 */
export async function checkEmailChange(db: Kysely<Schema>, { customer, email, now }: Wish): Promise<void> {
  if (canonicalEmail(email) === customer.email) throw emailRefusal('email_unchanged')
  await countMail(db, { customerId: customer.id, email, now })
  if (await isEmailTaken(db, { email: canonicalEmail(email), customerId: customer.id, now }))
    throw emailRefusal('email_taken')
}

async function countMail(
  db: Kysely<Schema>,
  { customerId, email, now }: Readonly<{ customerId: number; email: string; now: Date }>,
): Promise<void> {
  for (const subject of [`email-change:${customerId}`, `email-change-to:${canonicalEmail(email)}`]) {
    if (!(await mayTry(db, { subject, now, maxTries: EMAIL_CHANGES_MAX }))) throw emailRefusal('too_many')
  }
}

/**
 * Stores the request for another address, within a transaction; it replaces an earlier one. The new address receives
 * the link that confirms the change. The current address is notified, with a link that stops or reverts it.
 * @throws PlatformError 401 when the password that was checked has been changed since.
 */
export async function startEmailChange(
  db: Database,
  { customer, email, ...mailing }: Omit<Wish, 'now'> & Mailing,
): Promise<void> {
  const { store, now } = mailing
  await requireUnchangedPassword(db, customer)
  const newEmail = canonicalEmail(email)
  const { secret, hash } = newSecret()
  const wish = {
    new_email: newEmail,
    hash,
    store_code: store.code,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  }
  await db
    .insertInto('email_change')
    .values({ customer_id: customer.id, ...wish })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(wish))
    .execute()
  await sendEmailMail(db, { kind: 'confirm', recipient: newEmail, secret, ...mailing })
  await sendUndoLink(db, { kind: 'requested', customer, newEmail, extraMs: LIFE_MS, ...mailing })
}

/** Mails the link to the new address once more; the one before is good no longer. */
export async function resendEmailChange(
  db: Kysely<Schema>,
  { customerId, ...mailing }: Readonly<{ customerId: number }> & Mailing,
): Promise<void> {
  const { now } = mailing
  const waiting = await findEmailChange(db, customerId, now)
  if (waiting === undefined) throw emailRefusal('none_waiting')
  await countMail(db, { customerId, email: waiting.new_email, now })
  const { secret, hash } = newSecret()
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('email_change')
      .set({ hash, expires_at: new Date(now.getTime() + LIFE_MS) })
      .where('customer_id', '=', customerId)
      .where('hash', '=', waiting.hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw emailRefusal('none_waiting')
    await sendEmailMail(transaction, { kind: 'confirm', recipient: waiting.new_email, secret, ...mailing })
  })
}

/** Forgets the wish for another address. None is no error. */
export async function cancelEmailChange(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('email_change').where('customer_id', '=', customerId).execute()
}

/** The address that waits to be confirmed; undefined when there is none. */
export function findEmailChange(db: Database, customerId: number, now: Date) {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/**
 * Makes the change that a link says, within a transaction. Links to a new password that the address of before was sent
 * go.
 * @returns the address that the account has from now on.
 * @throws PlatformError for a link that was used, replaced or is past its time, and for an address that was taken
 * meanwhile.
 */
export async function confirmEmailChange(
  db: Database,
  { token, shopOrigin, now }: Readonly<{ token: string; shopOrigin: string; now: Date }>,
): Promise<string> {
  const hash = hashOfSecret(token)
  const found = await db.selectFrom('email_change').select('customer_id').where('hash', '=', hash).executeTakeFirst()
  // Locks the customer first, in the same order as the reversal of a change.
  const customer = found && (await lockCustomerKey(db, found.customer_id))
  const wish = await db.deleteFrom('email_change').where('hash', '=', hash).returningAll().executeTakeFirst()
  if (customer === undefined || wish === undefined) throw emailRefusal('link_invalid')
  if (wish.expires_at <= now) throw emailRefusal('link_expired')
  const { new_email: newEmail } = wish
  if (await isEmailTaken(db, { email: newEmail, customerId: customer.id, now })) throw emailRefusal('email_taken')
  await setEmail(db, customer.id, newEmail)
  await db.deleteFrom('password_reset').where('customer_id', '=', customer.id).execute()
  const store = storeOrDefault(wish.store_code)
  await sendUndoLink(db, { kind: 'changed', customer, newEmail, store, shopOrigin, now })
  return newEmail
}
