import { canonicalEmail, findCustomerByEmail } from '../customers/customerRepository.ts'
import { hashOfSecret, newSecret } from '../secrets/secret.ts'
import type { Database } from '../database/schema.ts'
import type { InvitationBody } from './companyBody.ts'
import { sendInvitation } from './companyMails.ts'
import { companyForbidden, companyRefusal } from './companyRefusal.ts'
import { COMPANY_USERS_MAX, INVITATION_TTL_DAYS, INVITATIONS_PER_DAY } from './limits.ts'
import { lockCompany, requireMembership, STATUS } from './membership.ts'

const DAY_MS = 86_400_000

type Inviting = Readonly<{ companyId: number; customerId: number; shopOrigin: string; now: Date }>

/**
 * Invites a user into a company, within a transaction. An earlier open invitation of the same address ends.
 * @throws PlatformError 403 for anyone but the super user of an approved company, 409 for a user of it, 429 for too many.
 */
export async function inviteUser(
  db: Database,
  body: InvitationBody,
  { companyId, customerId, shopOrigin, now }: Inviting,
): Promise<Readonly<{ invitation: number; expires_at: string }>> {
  await requireMembership(db, { customerId, companyId, roles: ['SUPER_USER'] })
  const company = await lockCompany(db, companyId)
  if (company.status !== STATUS.approved) throw companyForbidden()
  const email = canonicalEmail(body.email)
  const account = await findCustomerByEmail(db, email)
  await requireNoUser(db, { companyId, userId: account?.id ?? null })
  await requireRoom(db, { companyId, now })
  const open = db.deleteFrom('company_invitation').where('company_id', '=', companyId).where('email', '=', email)
  await open
    .where('accepted_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - DAY_MS))
    .execute()
  await db
    .updateTable('company_invitation')
    .set({ expires_at: now })
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .execute()
  const { secret } = newSecret()
  const expires = new Date(now.getTime() + INVITATION_TTL_DAYS * DAY_MS)
  const { id } = await db
    .insertInto('company_invitation')
    .values({
      company_id: companyId,
      code_hash: hashOfSecret(secret),
      email,
      firstname: body.firstname.trim(),
      lastname: body.lastname.trim(),
      job_title: body.job_title ?? null,
      role: body.role,
      created_at: now,
      expires_at: expires,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { firstname, role } = body
  const hasAccount = account !== undefined
  await sendInvitation(db, { company, email, firstname, role, code: secret, hasAccount, shopOrigin })
  return { invitation: id, expires_at: expires.toISOString() }
}

type Invitee = Readonly<{ companyId: number; userId: number | null }>

async function requireNoUser(db: Database, { companyId, userId }: Invitee): Promise<void> {
  if (userId === null) return
  const user = await db
    .selectFrom('company_user')
    .select('is_active')
    .where('customer_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (user?.is_active) throw companyRefusal(409, { reason: 'member', field: 'email', message: 'Already a user' })
}

async function requireRoom(db: Database, { companyId, now }: Readonly<{ companyId: number; now: Date }>) {
  const sent = await db
    .selectFrom('company_invitation')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  const users = await db
    .selectFrom('company_user')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  if (Number(sent.count) < INVITATIONS_PER_DAY && Number(users.count) < COMPANY_USERS_MAX) return
  throw companyRefusal(429, { reason: 'day', message: 'Too many invitations' })
}
