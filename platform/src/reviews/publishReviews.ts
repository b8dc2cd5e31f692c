import type { Selectable } from 'kysely'
import { nextVersion } from '../catalogue/catalogueVersion.ts'
import { storeDocuments } from '../catalogue/storeDocuments.ts'
import type { SubmittedReviewTable } from './reviewTables.ts'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { reviewDocument } from './reviewDocument.ts'
import { findPurchased } from './findPurchased.ts'
import { PUBLISHED_AT_ONCE } from './limits.ts'
import { namePhotos } from './reviewPhotos.ts'
import { noteRatings, reviewedSkus } from './reviewRepository.ts'

type SubmittedReview = Selectable<SubmittedReviewTable>

/** Puts approved reviews into a store's catalogue. Those of products that it does not have wait for them. */
export async function publishReviews(
  db: Database,
  store: StoreDefinition,
  reviews: readonly SubmittedReview[],
): Promise<void> {
  await rate(db, store, new Set(await storeReviews(db, store, reviews)))
}

/** @returns the SKUs of the stored reviews. */
async function storeReviews(
  db: Database,
  store: StoreDefinition,
  reviews: readonly SubmittedReview[],
): Promise<readonly string[]> {
  const ids = await productIds(db, store, reviews)
  const purchased = await findPurchased(db, reviews)
  const photos = await namePhotos(
    db,
    reviews.map(({ id }) => id),
  )
  const published = reviews.flatMap((review) => {
    const productId = ids.get(review.sku)
    if (productId === undefined) return []
    const [isPurchased, taken] = [purchased.has(review.id), photos.get(review.id) ?? []]
    return [reviewDocument(review, { store, productId, status: 'approved', isPurchased, photos: taken })]
  })
  if (published.length === 0) return []
  await storeDocuments(
    db,
    store,
    published.map((source) => ({ entity: 'review', id: source.id, source })),
  )
  return reviews.map(({ sku }) => sku)
}

/** Takes a review out of a store's catalogue. */
export async function withdrawReview(
  db: Database,
  store: StoreDefinition,
  { id, sku }: Pick<SubmittedReview, 'id' | 'sku'>,
): Promise<void> {
  await db
    .deleteFrom('catalogue_document')
    .where('index_name', '=', store.index)
    .where('entity', '=', 'review')
    .where('document_id', '=', id)
    .execute()
  await rate(db, store, new Set([sku]))
}

/** Publishes all approved reviews again after a store's catalogue was rewritten. */
export async function publishApprovedReviews(db: Database, store: StoreDefinition): Promise<void> {
  const skus = new Set<string>()
  for (let last = 0, isWhole = true; isWhole;) {
    const approved = await db
      .selectFrom('submitted_review')
      .selectAll()
      .where('store_code', '=', store.code)
      .where('status', '=', 'approved')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PUBLISHED_AT_ONCE)
      .execute()
    for (const sku of await storeReviews(db, store, approved)) skus.add(sku)
    isWhole = approved.length === PUBLISHED_AT_ONCE
    last = approved.at(-1)?.id ?? last
  }
  await rate(db, store, skus)
}

/** Notes the ratings of all products of a store that came with reviews: an export of products seldom says them. */
export async function rateReviewedProducts(db: Database, store: StoreDefinition): Promise<void> {
  await rate(db, store, new Set(await reviewedSkus(db, store)))
}

async function rate(db: Database, store: StoreDefinition, skus: ReadonlySet<string>): Promise<void> {
  if (skus.size === 0) return
  await noteRatings(db, store, { skus: [...skus], version: await nextVersion(db, store.index) })
}

async function productIds(
  db: Database,
  store: StoreDefinition,
  reviews: readonly SubmittedReview[],
): Promise<ReadonlyMap<string | null, number>> {
  if (reviews.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_document')
    .select(['sku', 'document_id'])
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where('sku', 'in', [...new Set(reviews.map(({ sku }) => sku))])
    .execute()
  return new Map(rows.map((row) => [row.sku, row.document_id]))
}
