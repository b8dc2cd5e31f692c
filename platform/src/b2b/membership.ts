import type { Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { CompanyRole, CompanyTable } from './companyTables.ts'
import { companyForbidden } from './companyRefusal.ts'
import { WHOLESALE_GROUP } from './limits.ts'

export type CompanyRow = Readonly<Selectable<CompanyTable>>

export const STATUS = { pending: 0, approved: 1, rejected: 2, blocked: 3 } as const

/** Company of a customer, with the customer's place in it. */
export type Membership = Readonly<{ company: CompanyRow; role: CompanyRole; buysForSelf: boolean }>

/** Finds the company that a customer is an active user of. */
export async function findMembership(db: Database, customerId: number): Promise<Membership | null> {
  const user = await db
    .selectFrom('company_user')
    .select(['company_id', 'role', 'buys_for_self'])
    .where('customer_id', '=', customerId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (user === undefined) return null
  const company = await db.selectFrom('company').selectAll().where('id', '=', user.company_id).executeTakeFirstOrThrow()
  return { company, role: user.role, buysForSelf: user.buys_for_self }
}

type Asked = Readonly<{ customerId: number; companyId: number; roles: readonly CompanyRole[] }>

/**
 * Returns the membership of a customer in the company of a call.
 * @throws PlatformError 403 for another company, and for a role that may not make the call.
 */
export async function requireMembership(db: Database, { customerId, companyId, roles }: Asked): Promise<Membership> {
  const membership = await findMembership(db, customerId)
  if (membership === null || membership.company.id !== companyId || !roles.includes(membership.role))
    throw companyForbidden()
  return membership
}

/** Locks a company until the transaction ends: changes of its users queue. */
export function lockCompany(db: Database, id: number): Promise<CompanyRow> {
  return db.selectFrom('company').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/**
 * Returns the customer group that prices are for: that of wholesale while a customer shops for an approved company that
 * has it, else the customer's own.
 */
export async function priceGroup(db: Database, customer: Readonly<{ id: number; group_id: number }>): Promise<number> {
  return (await buysWholesale(db, customer.id)) ? WHOLESALE_GROUP : customer.group_id
}

/** Returns true if a customer currently shops at wholesale prices. */
export async function buysWholesale(db: Database, customerId: number): Promise<boolean> {
  const user = await db
    .selectFrom('company_user')
    .innerJoin('company', 'company.id', 'company_user.company_id')
    .select('company.id')
    .where('company_user.customer_id', '=', customerId)
    .where('company_user.is_active', '=', true)
    .where('company_user.buys_for_self', '=', false)
    .where('company.status', '=', STATUS.approved)
    .where('company.wholesale_since', 'is not', null)
    .executeTakeFirst()
  return user !== undefined
}
