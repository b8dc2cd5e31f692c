import { type Selectable, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { unknownClient } from './accountRefusal.ts'
import type { CreditAccountTable } from './accountTables.ts'

export type AccountRow = Selectable<CreditAccountTable>

/** Returns the account with a number; null for a closed one as for none. */
export async function findAccount(db: Database, number: string): Promise<AccountRow | null> {
  const query = db.selectFrom('credit_account').selectAll().where('number', '=', number)
  return (await query.where('status', '<>', 'CLOSED').executeTakeFirst()) ?? null
}

/** Returns the account that is linked to a customer; null where there is none. */
export async function findLinkedAccount(db: Database, customerId: number): Promise<AccountRow | null> {
  const query = db.selectFrom('credit_account').selectAll().where('customer_id', '=', customerId)
  return (await query.where('status', '<>', 'CLOSED').executeTakeFirst()) ?? null
}

/** Returns an account by its id; null for a closed one as for none. */
export async function findOpenAccount(db: Database, id: number): Promise<AccountRow | null> {
  const query = db.selectFrom('credit_account').selectAll().where('id', '=', id)
  return (await query.where('status', '<>', 'CLOSED').executeTakeFirst()) ?? null
}

/** Returns an account by its id. @throws PlatformError 404 for a closed one. */
export async function loadAccount(db: Database, id: number): Promise<AccountRow> {
  const account = await findOpenAccount(db, id)
  if (account === null) throw unknownClient()
  return account
}

/**
 * Locks an account until the end of the transaction. All that changes invoices or payments of an account waits here, so
 * that a sum is counted once.
 */
export async function lockAccount(db: Database, id: number): Promise<void> {
  await db.selectFrom('credit_account').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Returns the next number of a sequence. */
export async function nextOf(
  db: Database,
  sequence: 'credit_account_seq' | 'credit_invoice_seq' | 'credit_reference_seq',
): Promise<number> {
  const { rows } = await sql<{ value: number }>`select nextval(${sequence}::regclass) as value`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`The sequence ${sequence} gave no number`)
  return row.value
}
