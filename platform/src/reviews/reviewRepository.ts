import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { PRODUCT_PHOTOS_MAX, RATED_AT_ONCE } from './limits.ts'
import { RATING_SCORE, ratingScore } from '../catalogue/ratingScore.ts'

/**
 * Approved reviews of a product: how many, their stars on average (null without any), how many have 1, 2, 3, 4 and 5
 * stars, how many are of the number of stars asked for, and some of those.
 */
export type ReviewList = Readonly<{
  sku: string
  total: number
  average: number | null
  distribution: readonly number[]
  matching: number
  reviews: readonly unknown[]
  /** Newest photos of all of them, each with its writer's nickname. */
  photos: readonly unknown[]
}>

type Window = Readonly<{
  skus: readonly string[]
  from: number
  size: number
  /** Only reviews with as many stars; null for all. */
  stars: number | null
  /** If true, only reviews with photos. */
  withPhotos?: boolean | undefined
}>

/** Lists the approved reviews of each sku, the newest first; skus without approved reviews are left out. */
export async function listReviews(
  db: Database,
  store: StoreDefinition,
  { skus, from, size, stars, withPhotos = false }: Window,
): Promise<readonly ReviewList[]> {
  const { rows } = await sql<ReviewList>`
    with product as (
      select sku, document_id from catalogue_document
      where index_name = ${store.index} and entity = 'product' and sku = any(${skus}::text[])),
    starred as (
      select product.sku, document.source, document.document_id,
        jsonb_path_query_first(document.source, '$.ratings[0].value ? (@.type() == "number")')::numeric as stars
      from product join catalogue_document document
        on document.index_name = ${store.index} and document.entity = 'review'
        and document.facets -> 'product_id' ->> 0 = product.document_id::text
        and document.facets -> 'review_status' ->> 0 = '1'),
    wanted as (
      select *, (${stars}::integer is null or coalesce(round(stars) = ${stars}::integer, false))
        and (not ${withPhotos}::boolean or jsonb_path_exists(source, '$.photos[*]')) as is_wanted from starred),
    review as (
      select *, row_number() over (
        partition by sku, is_wanted order by source ->> 'created_at' desc, document_id desc) as place
      from wanted),
    photo as (
      select sku, source -> 'nickname' as nickname, each.photo, row_number() over (
        partition by sku order by source ->> 'created_at' desc, document_id desc, each.position) as place
      from starred, jsonb_array_elements(case jsonb_typeof(source -> 'photos') when 'array' then source -> 'photos'
        else '[]'::jsonb end) with ordinality as each (photo, position)
      where jsonb_typeof(each.photo) = 'object')
    select sku, count(*)::integer as total, round(avg(stars), 1)::float as average,
      jsonb_build_array(${sql.join(STARS.map((one) => sql`count(*) filter (where round(stars) = ${sql.lit(one)})`))})
        as distribution,
      (count(*) filter (where is_wanted))::integer as matching,
      coalesce(jsonb_agg(source order by place) filter (
        where is_wanted and place > ${from}::integer and place <= ${from + size}::integer), '[]') as reviews,
      coalesce((select jsonb_agg(photo.photo || jsonb_build_object('nickname', photo.nickname) order by photo.place)
        from photo where photo.sku = review.sku and photo.place <= ${PRODUCT_PHOTOS_MAX}::integer), '[]') as photos
    from review group by sku order by sku`.execute(db)
  return rows
}

const STARS = [1, 2, 3, 4, 5] as const

type Rated = Readonly<{ skus: readonly string[]; version: number }>

/**
 * Writes the ratings of products into their documents, so that a reader of a product needs no query of reviews, and
 * lists can be filtered and sorted by rating.
 */
export async function noteRatings(db: Database, store: StoreDefinition, { skus, version }: Rated): Promise<void> {
  for (let start = 0; start < skus.length; start += RATED_AT_ONCE) {
    const part = skus.slice(start, start + RATED_AT_ONCE)
    const lists = await listReviews(db, store, { skus: part, from: 0, size: 0, stars: null })
    const bySku = new Map(lists.map((list) => [list.sku, list]))
    const rows = part.map((sku) => ({ sku, ...ratingOf(bySku.get(sku)) }))
    await sql`
      update catalogue_document document set version = ${version}::integer,
        source = document.source || row.source, facets = document.facets || row.facets
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (sku text, source jsonb, facets jsonb)
      where document.index_name = ${store.index} and document.entity = 'product' and document.sku = row.sku`.execute(db)
  }
}

function ratingOf(list: ReviewList | undefined) {
  const source = { review_count: list?.total ?? 0, rating_average: list?.average ?? null }
  const score = ratingScore(source.review_count, source.rating_average)
  const facets = Object.entries({ ...source, [RATING_SCORE]: score })
  return {
    source,
    facets: Object.fromEntries(facets.map(([name, value]) => [name, value === null ? [] : [String(value)]])),
  }
}

/** SKUs of a store's products that approved reviews are of. */
export async function reviewedSkus(db: Database, store: StoreDefinition): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select distinct product.sku
    from catalogue_document review join catalogue_document product
      on product.index_name = review.index_name and product.entity = 'product'
      and product.document_id::text = review.facets -> 'product_id' ->> 0
    where review.index_name = ${store.index} and review.entity = 'review' and product.sku is not null
      and review.facets -> 'review_status' ->> 0 = '1'
    order by product.sku`.execute(db)
  return rows.map(({ sku }) => sku)
}
