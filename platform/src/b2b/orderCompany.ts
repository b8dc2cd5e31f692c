import type { Database } from '../database/schema.ts'
import { companyForbidden, companyRefusal } from './companyRefusal.ts'
import { findStore } from '../stores.ts'
import { COMPANY_STORE_ID } from './limits.ts'
import { findMembership, STATUS } from './membership.ts'

/** Company in whose name an order is, and its number there. */
export type OrderCompany = Readonly<{ companyId: number | null; companyOrderNumber: string | null }>

type Ordering = Readonly<{ customerId: number | null; storeCode: string; companyOrderNumber: string | null }>

/**
 * Returns the company in whose name a customer orders in the store of companies: an approved one, unless the customer
 * currently shops for themselves. Users of a pending or rejected company order for themselves.
 * @throws PlatformError 409 for a blocked company, 403 for a viewer, and for a number without a company.
 */
export async function orderCompany(
  db: Database,
  { customerId, storeCode, companyOrderNumber }: Ordering,
): Promise<OrderCompany> {
  const isHere = findStore(storeCode)?.id === COMPANY_STORE_ID
  const membership = customerId === null || !isHere ? null : await findMembership(db, customerId)
  const number = companyOrderNumber?.trim() || null
  const status = membership === null || membership.buysForSelf ? null : membership.company.status
  if (status === STATUS.blocked)
    throw companyRefusal(409, { reason: 'blocked', message: 'The company cannot order at present' })
  if (membership === null || status !== STATUS.approved) {
    if (number !== null) throw companyForbidden()
    return { companyId: null, companyOrderNumber: null }
  }
  if (membership.role === 'VIEWER') throw companyForbidden()
  return { companyId: membership.company.id, companyOrderNumber: number }
}
