import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { maskedNumber } from './accountNumber.ts'
import { type AccountRow, findLinkedAccount, loadAccount, lockAccount } from './accountRepository.ts'
import { lockCustomer } from '../../customers/customerLocks.ts'

/** Customer attribute that says which account is linked. */
const ATTRIBUTE = 'customer_credit_account'

/** A customer of the shop and an account of credit. */
export type Link = Readonly<{ customerId: number; account: AccountRow }>

/**
 * Links an account to a customer, within a transaction. Linking again is no error.
 * @throws PlatformError 409 when the account has another customer, or the customer another account.
 */
export async function linkAccount(db: Database, { customerId, account: { id } }: Link): Promise<void> {
  await lockAccount(db, id)
  // Serializes links of one customer: it has one account at most.
  await lockCustomer(db, customerId)
  const account = await loadAccount(db, id)
  const linked = await findLinkedAccount(db, customerId)
  if (account.customer_id !== null && account.customer_id !== customerId)
    throw new PlatformError(409, { errorMessage: 'The account is linked to another customer' })
  if (linked !== null && linked.id !== id)
    throw new PlatformError(409, { errorMessage: 'The customer is linked to another account' })
  await db.updateTable('credit_account').set({ customer_id: customerId }).where('id', '=', id).execute()
  await setAttribute(db, customerId, maskedNumber(account.number))
}

/** Unlinks an account from a customer, within a transaction; does nothing where they are not linked. */
export async function unlinkAccount(db: Database, { customerId, account: { id } }: Link): Promise<void> {
  await lockAccount(db, id)
  const freed = await db
    .updateTable('credit_account')
    .set({ customer_id: null })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (freed.numUpdatedRows > 0n) await setAttribute(db, customerId, null)
}

async function setAttribute(db: Database, customerId: number, value: string | null): Promise<void> {
  await sql`
    update customer set updated_at = now(), custom_attributes =
      case when ${value}::text is null then custom_attributes - ${ATTRIBUTE}::text
      else custom_attributes || jsonb_build_object(${ATTRIBUTE}::text, ${value}::text) end
    where id = ${customerId}`.execute(db)
}
