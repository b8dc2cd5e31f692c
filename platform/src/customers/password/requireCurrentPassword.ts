import type { Kysely } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { type CustomerRow, loadCustomer } from '../customerRepository.ts'
import { LOGIN_TRIES_MAX } from '../limits.ts'
import { isPassword } from './password.ts'
import { forgiveTries, mayTry } from '../../secrets/attemptLimit.ts'
import { lockCustomer } from '../customerLocks.ts'

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
  const isAllowed = await mayTry(db, { subject, now, maxTries: LOGIN_TRIES_MAX })
  const customer = await loadCustomer(db, customerId)
  const isRight = await isPassword(password, customer.password_hash)
  if (!isAllowed || !isRight) throw new PlatformError(401, WRONG)
  await forgiveTries(db, subject)
  return customer
}

/**
 * Locks a customer whose password was checked before the transaction.
 * @throws PlatformError 401 if another password was set since.
 */
export async function requireUnchangedPassword(db: Database, customer: CustomerRow): Promise<void> {
  // Not the shared lock of a login: two changes at once would hold it, and each would wait for the other's.
  if ((await lockCustomer(db, customer.id)).password_hash !== customer.password_hash)
    throw new PlatformError(401, WRONG)
}
