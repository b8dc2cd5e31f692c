import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import { type CustomerRow, setEmail, storePassword } from '../customerRepository.ts'
import { endSignIns } from '../signIn/endSignIns.ts'
import { EMAIL_UNDO_TTL_DAYS } from '../limits.ts'
import { unknownPasswordHash } from '../password/password.ts'
import { issueReset } from '../password/passwordReset.ts'
import { hashOfSecret, newSecret } from '../../secrets/secret.ts'
import { forgiveTries } from '../../secrets/attemptLimit.ts'
import { sendEmailMail } from './sendEmailMail.ts'
import { emailRefusal } from './emailRefusal.ts'
import { lockCustomerKey } from '../customerLocks.ts'

const LIFE_MS = EMAIL_UNDO_TTL_DAYS * 86_400_000

type Undo = Readonly<{
  kind: 'requested' | 'changed'
  customer: CustomerRow
  newEmail: string
  /** Longer than after a change by what it may take until it is made. */
  extraMs?: number
  store: StoreDefinition
  shopOrigin: string
  now: Date
}>

/** Notifies the current address of an account of a change, with the link that reverts it. */
export async function sendUndoLink(
  db: Database,
  { kind, customer, newEmail, extraMs = 0, store, shopOrigin, now }: Undo,
): Promise<void> {
  await db.deleteFrom('email_undo').where('expires_at', '<', now).execute()
  const { secret, hash } = newSecret()
  const undo = {
    hash,
    customer_id: customer.id,
    old_email: customer.email,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS + extraMs),
  }
  await db.insertInto('email_undo').values(undo).execute()
  await sendEmailMail(db, { kind, recipient: customer.email, secret, email: newEmail, store, shopOrigin })
}

/**
 * Returns an account to the address that a link was sent to, within a transaction, regardless of later changes. The
 * current password becomes invalid, and all sessions and other sign-ins end. Links sent to later addresses are deleted;
 * those of earlier addresses stay, so that the first owner has the last word.
 * @returns the customer's id, the address, and the token that sets a new password.
 * @throws PlatformError for a link that was used or has expired.
 */
export async function undoEmailChange(
  db: Database,
  { token, now }: Readonly<{ token: string; now: Date }>,
): Promise<Readonly<{ customerId: number; email: string; resetToken: string }>> {
  const hash = hashOfSecret(token)
  const found = await db.selectFrom('email_undo').select('customer_id').where('hash', '=', hash).executeTakeFirst()
  const customer = found && (await lockCustomerKey(db, found.customer_id))
  const undo = await db.deleteFrom('email_undo').where('hash', '=', hash).returningAll().executeTakeFirst()
  if (customer === undefined || undo === undefined) throw emailRefusal('link_invalid')
  if (undo.expires_at <= now) throw emailRefusal('link_expired')
  const { old_email: email } = undo
  await db
    .deleteFrom('email_undo')
    .where('customer_id', '=', customer.id)
    .where((undone) => undone.or([undone('created_at', '>=', undo.created_at), undone('old_email', '=', email)]))
    .execute()
  await setEmail(db, customer.id, email)
  await storePassword(db, customer.id, unknownPasswordHash())
  await endSignIns(db, customer.id)
  // Failed tries of an attacker must not keep the owner from setting a password.
  for (const subject of [`email:${email}`, `customer:${customer.id}`]) await forgiveTries(db, subject)
  return { customerId: customer.id, email, resetToken: await issueReset(db, customer.id, now) }
}
