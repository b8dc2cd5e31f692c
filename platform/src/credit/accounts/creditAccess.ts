import { requireBearer } from '../../customers/signIn/sessions.ts'
import { userTokenOf } from '../../customers/signIn/userToken.ts'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { unknownClient } from './accountRefusal.ts'
import { type AccountRow, findLinkedAccount, loadAccount } from './accountRepository.ts'
import { findCreditSession } from './creditSession.ts'

/** Account that a call may read and pay. It is proven when the call has a session of it, not a link alone. */
export type CreditAccess = Readonly<{ account: AccountRow | null; isProven: boolean }>

type Call = Parameters<typeof userTokenOf>[0]

/**
 * Returns the account of a call: that of its credit session, or else the one that is linked to the customer of its user
 * token; null for a customer without one. A session that is over refuses the call, whatever else it carries.
 * @throws PlatformError 401 without a session and a user token, 403 when the call names another customer.
 */
export async function findCreditAccess(
  db: Database,
  request: Call,
  { customerId: named, now }: Readonly<{ customerId: number | string | undefined; now: Date }>,
): Promise<CreditAccess> {
  const session = await findCreditSession(db, request, now)
  if (session !== null) {
    const account = await loadAccount(db, session.accountId)
    if (named !== undefined && Number(named) !== account.customer_id) throw anotherCustomer()
    return { account, isProven: true }
  }
  const { customerId } = await requireBearer(db, userTokenOf(request), now)
  if (named !== undefined && Number(named) !== customerId) throw anotherCustomer()
  return { account: await findLinkedAccount(db, customerId), isProven: false }
}

/** Like `findCreditAccess`. @throws PlatformError 404 for a customer without an account. */
export async function requireCreditAccess(...args: Parameters<typeof findCreditAccess>): Promise<AccountRow> {
  const { account } = await findCreditAccess(...args)
  if (account === null) throw unknownClient()
  return account
}

function anotherCustomer(): PlatformError {
  return new PlatformError(403, { errorMessage: 'This is another customer' })
}
