import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { ORDERS_DAYS, ORDERS_IN_COMMON_MIN, ORDERS_PER_PRODUCT_MAX } from './limits.ts'

/**
 * Returns the products most often ordered together with each given product in a store, most often first. Only products that
 * are listed and in stock; a variant counts as its configurable product.
 */
export async function boughtTogether(
  db: Database,
  store: StoreDefinition,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ wanted: string; sku: string }>`
    select own.sku as wanted, other.sku
    from catalogue_document own
    cross join lateral (
      select distinct item.order_id from sales_order_item item
      join sales_order placed on placed.id = item.order_id
      where lower(item.product_sku) = any(own.skus) and placed.store_code = ${store.code}
        and placed.status <> 'canceled' and placed.created_at > now() - make_interval(days => ${ORDERS_DAYS})
      order by item.order_id desc limit ${ORDERS_PER_PRODUCT_MAX}
    ) bought
    join sales_order_item beside on beside.order_id = bought.order_id
    join catalogue_document other on other.index_name = own.index_name and other.entity = 'product'
      and other.skus && array[lower(beside.product_sku)] and other.sku <> own.sku
      and coalesce(other.status, 1) < 2 and other.visibility between 2 and 4 and coalesce(other.is_in_stock, true)
    where own.index_name = ${store.index} and own.entity = 'product' and own.sku = any(${[...skus]}::text[])
    group by own.sku, other.sku
    having count(distinct bought.order_id) >= ${ORDERS_IN_COMMON_MIN}
    order by own.sku, count(distinct bought.order_id) desc, other.sku`.execute(db)
  const together = new Map<string, string[]>()
  for (const { wanted, sku } of rows) together.set(wanted, [...(together.get(wanted) ?? []), sku])
  return together
}
