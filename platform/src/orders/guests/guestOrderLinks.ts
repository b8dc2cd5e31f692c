import type { Kysely } from 'kysely'
import { type CustomerRow, loadCustomer } from '../../customers/customerRepository.ts'
import { emailRefusal } from '../../customers/email/emailRefusal.ts'
import { GUEST_ORDER_LINKS_MAX, GUEST_ORDER_LINK_TTL_HOURS } from '../../customers/limits.ts'
import { hashOfSecret, newSecret } from '../../secrets/secret.ts'
import { mayTry } from '../../secrets/attemptLimit.ts'
import type { Database, Schema } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import { sendGuestOrderMail } from './sendGuestOrderMail.ts'
import { canBeTakenBack, isEmailProven, proveEmail } from '../../customers/email/provenEmail.ts'
import { lockCustomer } from '../../customers/customerLocks.ts'

const LIFE_MS = GUEST_ORDER_LINK_TTL_HOURS * 3_600_000

type Asked = Readonly<{ customerId: number; store: StoreDefinition; shopOrigin: string; now: Date }>

/**
 * Mails a customer the link that attaches orders placed as a guest to the account; it replaces an earlier link. Whether
 * such orders exist is not looked up: an account can be created with any address, and must not reveal that.
 * @throws PlatformError with the reason of the refusal.
 */
export async function sendGuestOrderLink(db: Kysely<Schema>, { customerId, ...mailing }: Asked): Promise<void> {
  const { now } = mailing
  const customer = await loadCustomer(db, customerId)
  if (isEmailProven(customer)) throw emailRefusal('email_proven')
  if (await canBeTakenBack(db, { customer, now })) throw emailRefusal('email_recent')
  await countLink(db, customer, now)
  const { secret, hash } = newSecret()
  const link = { email: customer.email, hash, created_at: now, expires_at: new Date(now.getTime() + LIFE_MS) }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('guest_order_link')
      .values({ customer_id: customerId, ...link })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(link))
      .execute()
    await sendGuestOrderMail(transaction, { recipient: customer.email, secret, ...mailing })
  })
}

async function countLink(db: Kysely<Schema>, { id, email }: CustomerRow, now: Date): Promise<void> {
  for (const subject of [`guest-orders:${id}`, `guest-orders-to:${email}`]) {
    if (!(await mayTry(db, { subject, now, maxTries: GUEST_ORDER_LINKS_MAX }))) throw emailRefusal('too_many')
  }
}

type Claim = Readonly<{ customerId: number; token: string; now: Date }>

/**
 * Brings a guest's orders into the account that asked for a link, within a transaction. The link alone is not the right
 * to it: the account that asked has to be open, or opening a stranger's mail would show them the orders of its reader.
 * @returns how many orders came into the account.
 * @throws PlatformError for a link of another account, or that was used, replaced or is past its time.
 */
export async function claimGuestOrders(db: Database, { customerId, token, now }: Claim): Promise<number> {
  const customer = await lockCustomer(db, customerId)
  const link = await db
    .deleteFrom('guest_order_link')
    .where('hash', '=', hashOfSecret(token))
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst()
  if (link === undefined || link.email !== customer.email) throw emailRefusal('link_invalid')
  if (link.expires_at <= now) throw emailRefusal('link_expired')
  if (await canBeTakenBack(db, { customer, now })) throw emailRefusal('email_recent')
  return proveEmail(db, { customer, now })
}
