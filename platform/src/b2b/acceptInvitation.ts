import type { Kysely } from 'kysely'
import { findCustomerByEmail, insertCustomer, storePassword } from '../customers/customerRepository.ts'
import { hashPassword, requireStrongPassword } from '../customers/password/password.ts'
import { endSignIns } from '../customers/signIn/endSignIns.ts'
import { hashOfSecret } from '../secrets/secret.ts'
import { isEmailProven, proveEmail } from '../customers/email/provenEmail.ts'
import type { Database, Schema } from '../database/schema.ts'
import { companyStore } from './companyMails.ts'
import { companyRefusal } from './companyRefusal.ts'
import { findMembership, lockCompany, STATUS } from './membership.ts'
import { lockCustomer } from '../customers/customerLocks.ts'

type Accepting = Readonly<{
  code: string
  password: string | null
  /** Customer whose account is open where the mail was read; null for none. */
  customerId: number | null
  now: Date
}>
type Accepted = Readonly<{
  user_id: number
  company_id: number
  email: string
  is_new: boolean
  /** True if the password that was sent along is the account's from now on. */
  has_new_password: boolean
}>

/**
 * Accepts an invitation by the code of its mail: who has it reads the mails of the invited address. An address without
 * an account gets one, with the password that was sent along. So does an account whose address was never confirmed, and
 * that is not open here: someone else may have made it with this address. Nobody is signed in by it.
 * @throws PlatformError 404 for an unknown code, 410 for one that is used or past, 400 without a good password where
 * one is needed, 409 for a user of another company.
 */
export async function acceptInvitation(
  db: Kysely<Schema>,
  { code, password, customerId, now }: Accepting,
): Promise<Accepted> {
  const known = await findInvitation(db, { code, now })
  const account = await findCustomerByEmail(db, known.email)
  const isReaders = account !== undefined && (isEmailProven(account) || account.id === customerId)
  const passwordHash = isReaders ? null : await hashGiven(password)
  return db.transaction().execute(async (transaction) => {
    const { status } = await lockCompany(transaction, known.company_id)
    // Read again behind the lock: a second press of the same link finds it used.
    const invitation = await findInvitation(transaction, { code, now })
    if (status !== STATUS.approved) throw past()
    const customer = account ?? (await createAccount(transaction, invitation, passwordHash ?? ''))
    // Two companies whose invitations are accepted at once would each find a customer without one.
    const joining = await lockCustomer(transaction, customer.id)
    // The account had moved to another address meanwhile.
    if (joining.email !== invitation.email) throw past()
    if (account !== undefined && passwordHash !== null) {
      await storePassword(transaction, joining.id, passwordHash)
      await endSignIns(transaction, joining.id)
    }
    await joinCompany(transaction, { customerId: joining.id, invitation, now })
    await transaction
      .updateTable('company_invitation')
      .set({ accepted_at: now })
      .where('id', '=', invitation.id)
      .execute()
    await proveEmail(transaction, { customer: joining, now })
    return {
      user_id: customer.id,
      company_id: invitation.company_id,
      email: invitation.email,
      is_new: account === undefined,
      has_new_password: passwordHash !== null,
    }
  })
}

function createAccount(db: Database, { email, firstname, lastname }: Invitation, passwordHash: string) {
  const storeCode = companyStore().code
  return insertCustomer(db, { email, firstname, lastname, passwordHash, storeCode, addresses: [] })
}

async function hashGiven(password: string | null): Promise<string> {
  if (password === null || password === '')
    throw companyRefusal(400, { reason: 'password', field: 'password', message: 'A password is needed' })
  requireStrongPassword(password)
  return hashPassword(password)
}

type Invitation = Awaited<ReturnType<typeof findInvitation>>

async function findInvitation(db: Database, { code, now }: Readonly<{ code: string; now: Date }>) {
  const invitation = await db
    .selectFrom('company_invitation')
    .selectAll()
    .where('code_hash', '=', hashOfSecret(code))
    .executeTakeFirst()
  if (invitation === undefined) throw companyRefusal(404, { reason: 'invitation', message: 'No such invitation' })
  if (invitation.accepted_at !== null || invitation.expires_at <= now) throw past()
  return invitation
}

function past() {
  return companyRefusal(410, { reason: 'past', message: 'The invitation is no longer valid' })
}

type Joining = Readonly<{
  customerId: number
  invitation: Invitation
  now: Date
}>

async function joinCompany(db: Database, { customerId, invitation, now }: Joining): Promise<void> {
  const current = await findMembership(db, customerId)
  if (current !== null) throw companyRefusal(409, { reason: 'member', message: 'The customer has a company' })
  const place = {
    company_id: invitation.company_id,
    role: invitation.role,
    job_title: invitation.job_title,
    is_active: true,
    buys_for_self: false,
    joined_at: now,
  }
  await db
    .insertInto('company_user')
    .values({ customer_id: customerId, ...place })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(place))
    .execute()
}
