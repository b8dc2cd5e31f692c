import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import { type CustomerRow, lockCustomer, setEmail, storePassword } from '../customerRepository.ts'
import { endSignIns } from '../endSignIns.ts'
import { EMAIL_UNDO_TTL_DAYS } from '../limits.ts'
import { unknownPasswordHash } from '../password.ts'
import { issueReset } from '../passwordReset.ts'
import { hashOfSecret, newSecret } from '../secret.ts'
import { forgiveTries } from '../signInLock.ts'
import { sendEmailMail } from './emailMails.ts'
import { emailRefusal } from './emailRefusal.ts'

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

/** Tells the address that an account has of a change, with the link that takes it back. */
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
 * Gives an account back to the address that a link was sent to, within a transaction, whatever became of it since: the
 * password of now opens it no longer, and every other way in ends. Links that later addresses were sent go with it; those of
 * earlier ones stay, so that of several the first owner has the last word.
 * @returns whose account it is, the address, and the right to set a new password.
 * @throws PlatformError for a link that was used, or is past its time.
 */
export async function undoEmailChange(
  db: Database,
  { token, now }: Readonly<{ token: string; now: Date }>,
): Promise<Readonly<{ customerId: number; email: string; resetToken: string }>> {
  const hash = hashOfSecret(token)
  const found = await db.selectFrom('email_undo').select('customer_id').where('hash', '=', hash).executeTakeFirst()
  const customer = found && (await lockCustomer(db, found.customer_id))
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
  // Whoever tried passwords out must not keep the owner from setting theirs.
  for (const subject of [`email:${email}`, `customer:${customer.id}`]) await forgiveTries(db, subject)
  return { customerId: customer.id, email, resetToken: await issueReset(db, customer.id, now) }
}
