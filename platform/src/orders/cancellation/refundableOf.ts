import { Big } from 'big.js'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { OrderRow } from '../orderRow.ts'

/**
 * Returns how much of an order's money may still be paid back: what it cost, less what was canceled and what returns have
 * brought. Every way of paying back asks here, inside its transaction: the order's row is locked until that ends.
 */
export async function refundableOf(db: Database, { id }: Pick<OrderRow, 'id'>): Promise<Big> {
  // The lock first, in a statement of its own: the entries are read as the transaction before has left them.
  const order = await db
    .selectFrom('sales_order')
    .select(['grand_total', 'total_canceled'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const returned = await returnedSoFar(db, id)
  const left = new Big(order.grand_total).minus(order.total_canceled).minus(returned)
  return left.gt(0) ? left : new Big(0)
}

/**
 * Returns how much returns of an order have brought so far: into the wallet, off the credit that paid it, and off what its
 * buyer has to pay.
 */
export async function returnedSoFar(db: Database, orderId: number): Promise<Big> {
  const { rows } = await sql<{ amount: string }>`select ${sumOfReturns(sql.val(orderId))}::text as amount`.execute(db)
  return new Big(rows[0]?.amount ?? 0)
}

/** The same as an expression of SQL, for the order with this id. */
export function sumOfReturns(orderId: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(coalesce((select sum(amount) from wallet_entry where order_id = ${orderId} and kind = 'return'), 0)
    + coalesce((select sum(amount) from credit_return where order_id = ${orderId}), 0)
    + coalesce((select returned_unpaid from sales_order as owed where owed.id = ${orderId}), 0))`
}

/** Returns the smaller of two amounts. */
export function atMost(amount: Big, limit: Big): Big {
  return amount.gt(limit) ? limit : amount
}
