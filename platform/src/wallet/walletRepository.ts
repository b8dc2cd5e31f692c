import { Big } from 'big.js'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { WalletEntryKind } from './walletTables.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { lockCustomer } from '../customers/customerLocks.ts'

/** A customer's wallet in one currency. */
export type Wallet = Readonly<{ customerId: number; currency: string }>

/** Returns the balance of a wallet; 0 for one that was never used. */
export async function walletBalance(db: Database, { customerId, currency }: Wallet): Promise<Big> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(amount), 0)::text as balance from wallet_entry
    where customer_id = ${customerId} and currency = ${currency}`.execute(db)
  return new Big(rows[0]?.balance ?? 0)
}

/** Returns a page of a wallet's entries, newest first, each with the balance after it; and the total number of entries. */
export async function walletHistory(
  db: Database,
  { customerId, currency }: Wallet,
  { from, size }: Readonly<{ from: number; size: number }>,
) {
  const { rows } = await sql<{
    id: number
    kind: WalletEntryKind
    amount: string
    balance: string
    note: string
    order_number: string | null
    return_number: string | null
    created_at: Date
  }>`
    select entry.id, kind, amount::text, note, order_number, return_number, entry.created_at,
      sum(amount) over (order by entry.id)::text as balance
    from wallet_entry entry left join sales_order on sales_order.id = entry.order_id
      left join sales_return on sales_return.id = entry.return_id
    where entry.customer_id = ${customerId} and entry.currency = ${currency}
    order by entry.id desc limit ${size} offset ${from}`.execute(db)
  const { total } = await db
    .selectFrom('wallet_entry')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** An amount to book, and its order; a booking of the shop's staff has none. */
export type WalletEntry = Readonly<{
  amount: Big
  note: string
  kind?: WalletEntryKind
  orderId?: number
  returnId?: number
  giftCardId?: number
}>

/**
 * Books an amount into a wallet, or out of it, inside a transaction: two at once wait for each other.
 * @returns the entry's number, and the new balance.
 * @throws PlatformError 400 when it holds less than is to go out.
 */
export async function bookWalletEntry(
  db: Database,
  wallet: Wallet,
  { amount, note, kind = 'booking', orderId, returnId, giftCardId }: WalletEntry,
): Promise<Readonly<{ id: number; balance: Big }>> {
  // No key of the row changes: orders that are written meanwhile point at the customer, and would wait in a circle.
  await lockCustomer(db, wallet.customerId)
  const balance = (await walletBalance(db, wallet)).plus(amount)
  if (balance.lt(0)) throw new PlatformError(400, 'The wallet balance is too low.')
  const { id } = await db
    .insertInto('wallet_entry')
    .values({
      customer_id: wallet.customerId,
      currency: wallet.currency,
      amount: amount.toFixed(2),
      note,
      kind,
      order_id: orderId ?? null,
      return_id: returnId ?? null,
      gift_card_id: giftCardId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, balance }
}
