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
  // In steps, each materialized: joined at once, every line beside is compared with every product that is listed.
  const { rows } = await sql<{ wanted: string; sku: string }>`
    with own as materialized (
      select sku, skus from catalogue_document
      where index_name = ${store.index} and entity = 'product' and sku = any(${[...skus]}::text[])),
    bought as materialized (
      select own.sku as wanted, latest.order_id from own
      cross join lateral (
        select item.order_id
        from (
          select distinct order_id from sales_order_item where lower(product_sku) = any(own.skus)
          order by order_id desc
        ) item
        join sales_order placed on placed.id = item.order_id
        where placed.store_code = ${store.code} and placed.status <> 'canceled'
          and placed.created_at > now() - make_interval(days => ${ORDERS_DAYS})
        order by item.order_id desc limit ${ORDERS_PER_PRODUCT_MAX}
      ) latest),
    beside as materialized (
      select distinct bought.wanted, bought.order_id, lower(item.product_sku) as sku
      from bought join sales_order_item item on item.order_id = bought.order_id),
    other as materialized (
      select named.sku as named, document.sku
      from (select distinct sku from beside) named
      join catalogue_document document on document.index_name = ${store.index} and document.entity = 'product'
        and document.skus && array[named.sku] and coalesce(document.status, 1) < 2
        and document.visibility between 2 and 4 and coalesce(document.is_in_stock, true))
    select beside.wanted, other.sku
    from beside join other on other.named = beside.sku and other.sku <> beside.wanted
    group by beside.wanted, other.sku
    having count(distinct beside.order_id) >= ${ORDERS_IN_COMMON_MIN}
    order by beside.wanted, count(distinct beside.order_id) desc, other.sku`.execute(db)
  const together = new Map<string, string[]>()
  for (const { wanted, sku } of rows) together.set(wanted, [...(together.get(wanted) ?? []), sku])
  return together
}
