import type { Kysely } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { type CustomerRow, keepsPassword, loadCustomer } from '../customerRepository.ts'
import { isPassword } from './password.ts'
import { forgiveTries, mayTry } from '../signIn/signInLock.ts'

const WRONG = "The password doesn't match this account. Verify the password and try again."

/**
 * Requires the current password from a customer with an open session. Wrong passwords are counted; after too many, the
 * right one is refused too.
 * @returns the customer as read for the check.
 * @throws PlatformError 401 for a wrong one.
 */
export async function requireCurrentPassword(
  db: Kysely<Schema>,
  { customerId, password, now }: Readonly<{ customerId: number; password: string; now: Date }>,
): Promise<CustomerRow> {
  const subject = `customer:${customerId}`
  const isAllowed = await mayTry(db, { subject, now })
  const customer = await loadCustomer(db, customerId)
  const isRight = await isPassword(password, customer.password_hash)
  if (!isAllowed || !isRight) throw new PlatformError(401, WRONG)
  await forgiveTries(db, subject)
  return customer
}

/** @throws PlatformError 401 when the password that was shown is no longer the one of now, within a transaction. */
export async function requireUnchangedPassword(db: Database, customer: CustomerRow): Promise<void> {
  if (!(await keepsPassword(db, customer))) throw new PlatformError(401, WRONG)
}
