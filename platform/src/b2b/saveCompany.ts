import { isUniqueViolation } from '../database/isUniqueViolation.ts'
import type { Database } from '../database/schema.ts'
import { cleanTaxId } from '../typed/cleanTaxId.ts'
import { cleanEmail } from '../typed/cleanEmail.ts'
import type { CompanyBody } from './companyBody.ts'
import { companyForbidden, companyRefusal } from './companyRefusal.ts'
import { isCompanyTaxId } from './isCompanyTaxId.ts'
import { REGISTRATION_MINUTES } from './limits.ts'
import { findMembership, lockCompany, STATUS } from './membership.ts'
import { lockIfThere } from '../customers/customerLocks.ts'

const CUSTOMER_GROUP_ID = 1
const SALES_REPRESENTATIVE_ID = 3

type Saving = Readonly<{ userId: number; isSignedIn: boolean; now: Date }>

/**
 * Registers the company of a customer, or changes its data, within a transaction. Status, group and representative are
 * the shop's to decide: a rejected company, and an approved one whose RFC is another, are pending again.
 * @throws PlatformError 400 for a bad RFC, 409 for that of another company, 403 for anyone but the super user.
 */
export async function saveCompany(
  db: Database,
  body: CompanyBody,
  { userId, isSignedIn, now }: Saving,
): Promise<Readonly<{ id: number; status: number }>> {
  const taxId = cleanTaxId(body.vat_tax_id)
  if (!isCompanyTaxId(taxId))
    throw companyRefusal(400, { reason: 'taxIdForm', field: 'vat_tax_id', message: 'Invalid RFC' })
  const customer = await lockIfThere(db, userId)
  const founder = await findFounder(db, userId)
  const isFresh = founder !== undefined && now.getTime() - founder.created_at.getTime() < REGISTRATION_MINUTES * 60_000
  if (customer === undefined || !(isSignedIn || isFresh)) throw companyForbidden()
  const values = { ...valuesOf(body), tax_id: taxId, updated_at: now }
  const known = await findMembership(db, userId)
  if (known === null) {
    const company = await insertCompany(db, { ...values, pending_since: now })
    await join(db, { companyId: company.id, userId, jobTitle: founder?.job_title ?? null, now })
    return company
  }
  // A stranger who knows the id of a customer must not change what was registered a moment ago.
  if (!isSignedIn) {
    if (known.company.tax_id !== taxId) throw companyForbidden()
    return { id: known.company.id, status: known.company.status }
  }
  if (known.role !== 'SUPER_USER') throw companyForbidden()
  const { status, tax_id: taxIdBefore } = await lockCompany(db, known.company.id)
  // The shop has approved the company that has this RFC.
  const isOther = status === STATUS.approved && taxIdBefore !== taxId
  const again =
    isOther || status === STATUS.rejected ? { status: STATUS.pending, status_reason: null, pending_since: now } : {}
  const change = db.updateTable('company').set({ ...values, ...again })
  const changed = change.where('id', '=', known.company.id).returning(['id', 'status']).executeTakeFirstOrThrow()
  return changed.catch((error: unknown) => {
    // The tax id is the only unique value of these.
    throw isUniqueViolation(error) ? taxIdTaken() : error
  })
}

function findFounder(db: Database, customerId: number) {
  return db.selectFrom('company_founder').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
}

function valuesOf(body: CompanyBody) {
  return {
    name: body.company_name.trim(),
    email: cleanEmail(body.company_email).toLowerCase(),
    telephone: body.telephone.trim(),
    country_id: body.country_id,
    region_id: body.region_id,
    street: JSON.stringify(body.street),
    city: body.city,
    postcode: body.postcode,
  }
}

type NewCompany = ReturnType<typeof valuesOf> & Readonly<{ tax_id: string; updated_at: Date; pending_since: Date }>

async function insertCompany(db: Database, values: NewCompany) {
  const shop = { customer_group_id: CUSTOMER_GROUP_ID, sales_representative_id: SALES_REPRESENTATIVE_ID }
  const company = await db
    .insertInto('company')
    .values({ ...values, ...shop, status: STATUS.pending })
    .onConflict((conflict) => conflict.column('tax_id').doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst()
  if (company === undefined) throw taxIdTaken()
  return company
}

function taxIdTaken() {
  return companyRefusal(409, { reason: 'taxId', field: 'vat_tax_id', message: 'Another company has this RFC' })
}

type Joining = Readonly<{ companyId: number; userId: number; jobTitle: string | null; now: Date }>

async function join(db: Database, { companyId, userId, jobTitle, now }: Joining): Promise<void> {
  const place = {
    company_id: companyId,
    role: 'SUPER_USER' as const,
    job_title: jobTitle,
    is_active: true,
    buys_for_self: false,
    joined_at: now,
  }
  await db
    .insertInto('company_user')
    .values({ customer_id: userId, ...place })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(place))
    .execute()
}
