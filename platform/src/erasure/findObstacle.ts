import { sql } from 'kysely'
import type { CustomerRow } from '../customers/customerRepository.ts'
import type { Database } from '../database/schema.ts'
import { ENDED_STATUSES } from '../orders/endedStatuses.ts'
import { canBeTakenBack } from '../customers/email/provenEmail.ts'
import type { ErasureObstacle } from './erasureRefusal.ts'

/** States of an order that its buyer has. Orders of before may lack the time of their delivery. */
const DELIVERED_STATUSES = ['order delivered', 'processed and closed']

/**
 * Returns what keeps an account from being erased, within a transaction that has locked the customer; null if nothing
 * does. Contracts that are not fulfilled need their customer, and money of the customer must not be lost. After a change
 * of the e-mail address the owner of the earlier one can take the account back: until then it stays.
 */
export async function findObstacle(db: Database, customer: CustomerRow, now: Date): Promise<ErasureObstacle | null> {
  if (await canBeTakenBack(db, { customer, now })) return 'email_recent'
  const settled = [...ENDED_STATUSES, ...DELIVERED_STATUSES]
  const { rows } = await sql<Readonly<Record<'orders' | 'credit' | 'wallet' | 'company', boolean>>>`
    select
      exists (
        select from sales_order
        where customer_id = ${customer.id} and delivered_at is null and status <> all(${settled}::text[])
      ) or exists (
        select from sales_return join sales_order on sales_order.id = sales_return.order_id
        where customer_id = ${customer.id} and sales_return.status <> 'received'
      ) as orders,
      exists (
        select from credit_invoice join credit_account on credit_account.id = credit_invoice.account_id
        where customer_id = ${customer.id} and credit_invoice.status = 'VIGENTE'
      ) or exists (
        select from credit_application
        where customer_id = ${customer.id}
          and status in ('SUBMITTED', 'NEEDS_FILES', 'PARTIALLY_APPROVED', 'APPROVED')
      ) as credit,
      exists (select from wallet where customer_id = ${customer.id} and balance > 0) as wallet,
      exists (select from company_user where customer_id = ${customer.id} and role = 'SUPER_USER') as company`.execute(
    db,
  )
  const found = rows[0]
  if (found?.orders) return 'orders_open'
  if (found?.credit) return 'credit_open'
  if (found?.wallet) return 'wallet_left'
  return found?.company ? 'company_owner' : null
}
