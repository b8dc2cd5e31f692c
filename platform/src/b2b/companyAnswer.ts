import type { Database } from '../database/schema.ts'
import { findRegion } from './companyRegions.ts'
import type { CompanyRow, Membership } from './membership.ts'
import { wholesaleProgress } from './wholesale.ts'
import { STATUS } from './membership.ts'

/** A company as one of its users reads it. The list of users is for the super user alone. */
export async function companyAnswer(db: Database, { company, role, buysForSelf }: Membership, now: Date) {
  const region = findRegion(company.region_id)
  const { ordersMissing, amountMissing } = await wholesaleProgress(db, company.id, now)
  const superUser = await db
    .selectFrom('company_user')
    .select('customer_id')
    .where('company_id', '=', company.id)
    .where('role', '=', 'SUPER_USER')
    .executeTakeFirst()
  return {
    id: company.id,
    status: company.status,
    status_reason: company.status_reason,
    company_name: company.name,
    company_email: company.email,
    telephone: company.telephone,
    vat_tax_id: company.tax_id,
    reseller_id: company.tax_id,
    country_id: company.country_id,
    region_id: company.region_id,
    region_code: region?.code ?? null,
    region: region?.name ?? null,
    street: company.street,
    city: company.city,
    postcode: company.postcode,
    customer_group_id: company.customer_group_id,
    sales_representative_id: company.sales_representative_id,
    super_user_id: superUser?.customer_id ?? null,
    is_wholesale: isWholesale(company),
    wholesale_since: company.wholesale_since?.toISOString() ?? null,
    wholesale_orders_missing: ordersMissing,
    wholesale_amount_missing: amountMissing,
    role,
    buys_for_self: buysForSelf,
    users: role === 'SUPER_USER' ? await usersOf(db, company.id, now) : null,
  }
}

/** Returns true if a company currently buys at wholesale prices. */
export function isWholesale({ status, wholesale_since: since }: CompanyRow): boolean {
  return status === STATUS.approved && since !== null
}

/** Users of a company, the super user first; after them, open invitations. */
async function usersOf(db: Database, companyId: number, now: Date) {
  const users = await db
    .selectFrom('company_user')
    .innerJoin('customer', 'customer.id', 'company_user.customer_id')
    .select(['customer.id', 'customer.email', 'customer.firstname', 'customer.lastname'])
    .select(['company_user.role', 'company_user.job_title', 'company_user.is_active', 'company_user.joined_at'])
    .where('company_user.company_id', '=', companyId)
    .orderBy('company_user.joined_at')
    .orderBy('customer.id')
    .execute()
  const invited = await db
    .selectFrom('company_invitation')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute()
  const isSuper = ({ role }: Readonly<{ role: string }>) => role === 'SUPER_USER'
  return [
    ...[...users.filter(isSuper), ...users.filter((user) => !isSuper(user))].map((user) => ({
      user_id: String(user.id),
      email: user.email,
      firstname: user.firstname,
      lastname: user.lastname,
      job_title: user.job_title,
      role: user.role,
      is_active: user.is_active,
      invited_until: null,
    })),
    ...invited.map((user) => ({
      user_id: `invitation-${user.id}`,
      email: user.email,
      firstname: user.firstname,
      lastname: user.lastname,
      job_title: user.job_title,
      role: user.role,
      is_active: false,
      invited_until: user.expires_at.toISOString(),
    })),
  ]
}
