import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'

/** Approved reviews of a product: how many, their stars on average (null without any), and some of them. */
export type ReviewList = Readonly<{ sku: string; total: number; average: number | null; reviews: readonly unknown[] }>

type Window = Readonly<{ skus: readonly string[]; from: number; size: number }>

/** What is approved of each sku, the newest first; without the skus of which nothing is. */
export async function listReviews(
  db: Database,
  store: StoreDefinition,
  { skus, from, size }: Window,
): Promise<readonly ReviewList[]> {
  const { rows } = await sql<ReviewList>`
    with product as (
      select sku, document_id from catalogue_document
      where index_name = ${store.index} and entity = 'product' and sku = any(${skus}::text[])),
    review as (
      select product.sku, document.source,
        jsonb_path_query_first(document.source, '$.ratings[0].value ? (@.type() == "number")')::numeric as stars,
        row_number() over (
          partition by product.sku order by document.source ->> 'created_at' desc, document.document_id desc) as place
      from product join catalogue_document document
        on document.index_name = ${store.index} and document.entity = 'review'
        and document.facets -> 'product_id' ->> 0 = product.document_id::text
        and document.facets -> 'review_status' ->> 0 = '1')
    select sku, count(*)::integer as total, round(avg(stars), 1)::float as average,
      coalesce(jsonb_agg(source order by place)
        filter (where place > ${from}::integer and place <= ${from + size}::integer), '[]') as reviews
    from review group by sku order by sku`.execute(db)
  return rows
}

/** Notes on a product's document what is thought of it, so that whoever reads the product need not ask for reviews. */
export async function noteRating(
  db: Database,
  store: StoreDefinition,
  { sku, version }: Readonly<{ sku: string; version: number }>,
): Promise<void> {
  const [list] = await listReviews(db, store, { skus: [sku], from: 0, size: 0 })
  const fields = { review_count: list?.total ?? 0, rating_average: list?.average ?? null }
  const facets = Object.entries(fields).map(([name, value]) => [name, value === null ? [] : [String(value)]])
  await sql`
    update catalogue_document set version = ${version}::integer, source = source || ${JSON.stringify(fields)}::jsonb,
      facets = facets || ${JSON.stringify(Object.fromEntries(facets))}::jsonb
    where index_name = ${store.index} and entity = 'product' and sku = ${sku}`.execute(db)
}
