import { findCustomerByEmail, insertCustomer, updateProfile } from '../customers/customerRepository.ts'
import { unknownPasswordHash } from '../customers/password/password.ts'
import type { Database } from '../database/schema.ts'
import type { CompanyCustomerBody } from './companyBody.ts'
import { companyStore, sendFirstPassword } from './companyMails.ts'
import { companyRefusal } from './companyRefusal.ts'

const IS_TAKEN = 'A customer with the same email exists'

/**
 * Creates the customer who registers a company, within a transaction, and mails a link to set a password.
 * @throws PlatformError 409 if the e-mail address has an account.
 */
export async function createFounder(
  db: Database,
  body: CompanyCustomerBody,
  { shopOrigin, now }: Readonly<{ shopOrigin: string; now: Date }>,
): Promise<Readonly<{ id: number; email: string; is_new: true }>> {
  const { email, firstname, lastname, mothers_name: mothersName, job_title: jobTitle } = body
  const taken = () => companyRefusal(409, { reason: 'email', field: 'email', message: IS_TAKEN })
  if ((await findCustomerByEmail(db, email)) !== undefined) throw taken()
  const customer = await insertCustomer(db, {
    email,
    firstname,
    lastname,
    passwordHash: unknownPasswordHash(),
    storeCode: companyStore().code,
    addresses: [],
  }).catch(() => {
    throw taken()
  })
  if (mothersName)
    await updateProfile(db, customer.id, { firstname, lastname, customAttributes: { mothers_name: mothersName } })
  await db
    .insertInto('company_founder')
    .values({ customer_id: customer.id, job_title: jobTitle ?? null, created_at: now })
    .execute()
  await sendFirstPassword(db, { customer, shopOrigin, now })
  return { id: customer.id, email: customer.email, is_new: true }
}
