import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Ids of documents up to 2^53, as search engines have them. */
export async function widenIds(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalogue_document alter column document_id type bigint, alter column category_ids type bigint[]`.execute(
    db,
  )
  await sql`alter table stock alter column product_id type bigint`.execute(db)
  await sql`alter table sales_order_item alter column product_id type bigint`.execute(db)
  await sql`alter table wish_list_item alter column product_id type bigint`.execute(db)
}

/** When the price of a product changes next: an offer begins or ends. */
export async function followOffers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_document add column price_changes_at timestamptz`.execute(db)
  await sql`
    create index catalogue_document_price_changes_at on catalogue_document (index_name, price_changes_at)
      where price_changes_at is not null`.execute(db)
  // Documents with dates are priced before the next search.
  await sql`
    update catalogue_document set price_changes_at = '1970-01-01' where entity = 'product'
      and source::text ~ '"special_(from|to)_date": *"'`.execute(db)
}

/** Lookup of orders by product, for what is bought together. */
export async function indexOrdersByProduct(db: Kysely<unknown>): Promise<void> {
  await sql`create index sales_order_item_product on sales_order_item (lower(product_sku))`.execute(db)
  await sql`create index sales_order_item_order on sales_order_item (order_id)`.execute(db)
}
