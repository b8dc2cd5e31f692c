import { Big } from 'big.js'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { sumOfReturns } from '../orders/cancellation/refundableOf.ts'
import { isBought } from '../orders/isBought.ts'
import { WHOLESALE_AMOUNT, WHOLESALE_MONTHS, WHOLESALE_ORDERS } from './limits.ts'

/** Orders and value that a company lacks for wholesale prices. Either of the two is enough. */
export type WholesaleProgress = Readonly<{ ordersMissing: number; amountMissing: number }>

/**
 * Counts the delivered and paid orders of a company in the last months, and their value without what was canceled or
 * returned. One that came back whole does not count.
 */
export async function wholesaleProgress(db: Database, companyId: number, now: Date): Promise<WholesaleProgress> {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - WHOLESALE_MONTHS)
  const kept = sql<string>`grand_total - total_canceled - ${sumOfReturns(sql.ref('sales_order.id'))}`
  const { orders, amount } = await db
    .selectFrom('sales_order')
    .select((select) => [
      select.fn.countAll<string>().filterWhere(kept, '>', '0').as('orders'),
      sql<string>`coalesce(sum(${kept}), 0)`.as('amount'),
    ])
    .where('company_id', '=', companyId)
    .where('delivered_at', 'is not', null)
    .where(isBought('sales_order'))
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
