import type { Database } from '../database/schema.ts'
import type { UserChangeBody } from './companyBody.ts'
import { companyForbidden, companyRefusal } from './companyRefusal.ts'
import { lockCompany, requireMembership, STATUS } from './membership.ts'

type Changing = Readonly<{ companyId: number; customerId: number; userId: number }>

/**
 * Changes a user of a company, within a transaction. The role of the super user goes to one other active user, and
 * makes the one who gives it a buyer.
 * @throws PlatformError 403 for a caller who may not, 404 for an unknown user, 409 when no super user would be left.
 */
export async function changeCompanyUser(
  db: Database,
  { role, is_active: isActive }: UserChangeBody,
  { companyId, customerId, userId }: Changing,
): Promise<void> {
  const { status } = await lockCompany(db, companyId).catch(() => {
    throw companyForbidden()
  })
  const membership = await requireMembership(db, { customerId, companyId, roles: ['SUPER_USER', 'BUYER', 'VIEWER'] })
  const isOwn = userId === customerId
  const isLeaving = isOwn && role === undefined && isActive === false
  if (membership.role !== 'SUPER_USER') {
    if (!isLeaving) throw companyForbidden()
    return setUser(db, userId, { is_active: false })
  }
  if (isOwn) {
    if (isActive === false || (role !== undefined && role !== 'SUPER_USER')) throw lastSuperUser()
    return
  }
  if (status !== STATUS.approved) throw companyForbidden()
  const user = await db
    .selectFrom('company_user')
    .select('is_active')
    .where('customer_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (user === undefined) throw companyRefusal(404, { reason: 'none', message: 'No such user' })
  const remains = isActive ?? user.is_active
  if (role === 'SUPER_USER') {
    if (!remains) throw lastSuperUser()
    // The one who gives the place away first: a company never has two.
    await setUser(db, customerId, { role: 'BUYER' })
  }
  await setUser(db, userId, { ...(role && { role }), is_active: remains })
}

function lastSuperUser() {
  return companyRefusal(409, { reason: 'last', message: 'The last super user cannot leave' })
}

type Change = Readonly<{ role?: 'SUPER_USER' | 'BUYER' | 'VIEWER'; is_active?: boolean }>

async function setUser(db: Database, customerId: number, change: Change): Promise<void> {
  await db.updateTable('company_user').set(change).where('customer_id', '=', customerId).execute()
}
