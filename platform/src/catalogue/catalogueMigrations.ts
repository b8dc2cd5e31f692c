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

/** Keywords apart from the texts: shoppers' own words for a thing weigh more than a description. */
export async function searchKeywords(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_document add column search_keywords text`.execute(db)
  await sql`
    update catalogue_document set search_keywords = regexp_replace(source ->> 'meta_keyword', '<[^>]*>', ' ', 'g')
    where source ->> 'meta_keyword' <> ''`.execute(db)
}

/** Index of orders by product, for "bought together" recommendations. */
export async function indexOrdersByProduct(db: Kysely<unknown>): Promise<void> {
  await sql`create index sales_order_item_product on sales_order_item (lower(product_sku))`.execute(db)
  await sql`create index sales_order_item_order on sales_order_item (order_id)`.execute(db)
}

/** Adds prices and attributes of each variant, so that all conditions of a list are tested against one variant. */
export async function keepVariants(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_document add column variants jsonb`.execute(db)
  // Documents hold their variants' stock as of the last write; from this migration on it is updated with the stock table.
  await sql`
    update catalogue_document document set source = jsonb_set(source, '{configurable_children}', (
      select jsonb_agg(case when stock.sku is null then child
        else child || jsonb_build_object('stock', case jsonb_typeof(child -> 'stock') when 'object' then child -> 'stock' else '{}' end
          || jsonb_build_object('is_in_stock', stock.is_in_stock)) end order by place)
      from jsonb_array_elements(document.source -> 'configurable_children') with ordinality as own (child, place)
      left join stock on lower(stock.sku) = lower(child ->> 'sku')))
    where entity = 'product' and type_id = 'configurable'
      and jsonb_typeof(source -> 'configurable_children') = 'array'
      and jsonb_array_length(source -> 'configurable_children') > 0`.execute(db)
  // The variants are read out of the documents before the next search.
  await sql`
    update catalogue_document set price_changes_at = '1970-01-01'
    where entity = 'product' and type_id = 'configurable'`.execute(db)
}

/** Gives configurable products the price of their cheapest variant, and the stock of their enabled ones. */
export async function followVariants(db: Kysely<unknown>): Promise<void> {
  // They are priced before the next search.
  await sql`
    update catalogue_document set price_changes_at = '1970-01-01'
    where entity = 'product' and type_id = 'configurable'`.execute(db)
  await sql`
    update catalogue_document document set is_in_stock = known.is_in_stock
    from (
      select index_name, document_id,
        coalesce(bool_or(stock.is_in_stock) filter (where variants is null
          or jsonb_path_exists(variants, '$[*].sku[*] ? (@ == $sku)', jsonb_build_object('sku', lower_sku))), false)
          as is_in_stock
      from catalogue_document
      cross join lateral unnest(skus) as own (lower_sku) join stock on lower(stock.sku) = lower_sku
      where entity = 'product' and type_id = 'configurable' and stock.sku <> catalogue_document.sku
      group by index_name, document_id
    ) known
    where document.entity = 'product' and document.index_name = known.index_name
      and document.document_id = known.document_id and document.is_in_stock is distinct from known.is_in_stock`.execute(
    db,
  )
}
