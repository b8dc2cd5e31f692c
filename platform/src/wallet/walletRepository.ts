import { Big } from 'big.js'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'

/** A customer's wallet in one currency. */
export type Wallet = Readonly<{ customerId: number; currency: string }>

/** What is in a wallet; 0 for one that was never used. */
export async function walletBalance(db: Database, { customerId, currency }: Wallet): Promise<Big> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(amount), 0)::text as balance from wallet_entry
    where customer_id = ${customerId} and currency = ${currency}`.execute(db)
  return new Big(rows[0]?.balance ?? 0)
}

/** A page of a wallet's entries, the newest first, each with what was in the wallet after it. */
export async function walletHistory(
  db: Database,
  { customerId, currency }: Wallet,
  { from, size }: Readonly<{ from: number; size: number }>,
) {
  const { rows } = await sql<{
    id: number
    amount: string
    balance: string
    note: string
    created_at: Date
    total: string
  }>`
    select id, amount::text, note, created_at, count(*) over ()::text as total,
      sum(amount) over (order by id)::text as balance
    from wallet_entry where customer_id = ${customerId} and currency = ${currency}
    order by id desc limit ${size} offset ${from}`.execute(db)
  return rows
}

/**
 * Books an amount into a wallet, or out of it, inside a transaction: two at once wait for each other.
 * @returns the entry's number, and what is in the wallet then.
 * @throws PlatformError 400 when it holds less than is to go out.
 */
export async function bookWalletEntry(
  db: Database,
  wallet: Wallet,
  { amount, note }: Readonly<{ amount: Big; note: string }>,
): Promise<Readonly<{ id: number; balance: Big }>> {
  await db.selectFrom('customer').select('id').where('id', '=', wallet.customerId).forUpdate().execute()
  const balance = (await walletBalance(db, wallet)).plus(amount)
  if (balance.lt(0)) throw new PlatformError(400, 'The wallet holds less than that')
  const { id } = await db
    .insertInto('wallet_entry')
    .values({ customer_id: wallet.customerId, currency: wallet.currency, amount: amount.toFixed(2), note })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, balance }
}
