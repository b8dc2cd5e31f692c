import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { SubmittedReviewTable } from './reviewTables.ts'
import { isBought } from '../orders/isBought.ts'
import type { Database } from '../database/schema.ts'

type Written = Pick<Selectable<SubmittedReviewTable>, 'id' | 'customer_id'>

/**
 * Ids of the reviews whose writers had bought the product here, or a variant of it, before they wrote: an order of their
 * account that was paid for, or is paid on delivery and on its way, with a unit of it that was not called off.
 */
export async function findPurchased(db: Database, reviews: readonly Written[]): Promise<ReadonlySet<number>> {
  const ids = reviews.filter(({ customer_id }) => customer_id !== null).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select review.id from submitted_review review
    where review.id = any(${ids}::integer[]) and exists (
      select 1 from sales_order sale join sales_order_item item on item.order_id = sale.id
      where sale.customer_id = review.customer_id and sale.created_at <= review.created_at
        and ${isBought('sale')}
        and review.sku in (item.product_sku, item.sku) and item.qty > item.qty_canceled)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
