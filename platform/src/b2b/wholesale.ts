import { Big } from 'big.js'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { WHOLESALE_AMOUNT, WHOLESALE_MONTHS, WHOLESALE_ORDERS } from './limits.ts'

/** Orders and value that a company lacks for wholesale prices. Either of the two is enough. */
export type WholesaleProgress = Readonly<{ ordersMissing: number; amountMissing: number }>

/** Counts the delivered orders of a company in the last months, and their value without what was canceled. */
export async function wholesaleProgress(db: Database, companyId: number, now: Date): Promise<WholesaleProgress> {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - WHOLESALE_MONTHS)
  const { orders, amount } = await db
    .selectFrom('sales_order')
    .select((select) => [
      select.fn.countAll<string>().as('orders'),
      sql<string>`coalesce(sum(grand_total - total_canceled), 0)`.as('amount'),
    ])
    .where('company_id', '=', companyId)
    .where('delivered_at', 'is not', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  const missing = new Big(WHOLESALE_AMOUNT).minus(amount)
  return {
    ordersMissing: Math.max(0, WHOLESALE_ORDERS - Number(orders)),
    amountMissing: missing.gt(0) ? missing.toNumber() : 0,
  }
}

/** Returns true if a company may buy at wholesale prices. */
export function hasEarnedWholesale({ ordersMissing, amountMissing }: WholesaleProgress): boolean {
  return ordersMissing === 0 || amountMissing === 0
}
