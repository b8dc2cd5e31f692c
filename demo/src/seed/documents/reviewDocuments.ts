import { text } from '@hogar/platform/language.ts'
import { REVIEWED_PERCENT, REVIEWS_MAX, REVIEWS_MIN, SEED_EPOCH } from '../limits.ts'
import type { PlannedProduct } from '../plan/plannedProduct.ts'
import { at, chance, hashText, wholeBetween } from '../random.ts'
import { reviewers } from '../texts/reviewers.ts'
import { reviewTexts } from '../texts/reviewTexts.ts'
import { photoFields } from './reviewPhotos.ts'
import type { StoreView } from './storeView.ts'

const RATING_TITLE = text('Calidad', 'Qualität', 'Qualità')
const PERCENT_PER_STAR = 20
const MS_PER_HOUR = 3_600_000
const HOURS_PER_DAY = 24
const APPROVED = 1
/** Type id of reviews that guests wrote, as in the platform's documents. */
const GUEST_REVIEW_TYPE = 3

function writtenAt(key: string, ageDays: number): string {
  const hoursBack = wholeBetween(key, 1, Math.max(ageDays, 2) * HOURS_PER_DAY)
  return new Date(Date.parse(SEED_EPOCH) - hoursBack * MS_PER_HOUR).toISOString().slice(0, 19).replace('T', ' ')
}

function reviewDocument(product: PlannedProduct, index: number, view: StoreView): Record<string, unknown> {
  const { language, store } = view
  const start = hashText(`${product.sku} review`)
  const said = reviewText(product, index)
  return {
    id: product.id * 10 + index,
    product_id: product.id,
    title: said.title[language],
    detail: said.detail[language],
    nickname: at(reviewers[language], start + index * 5),
    customer_id: null,
    review_entity: 'product',
    review_type: GUEST_REVIEW_TYPE,
    review_status: APPROVED,
    created_at: writtenAt(`${product.sku} review ${index}`, product.ageDays),
    store_id: store.id,
    stores: [0, store.id],
    ...photoFields(product, index),
    ratings: [{ title: RATING_TITLE[language], percent: said.stars * PERCENT_PER_STAR, value: said.stars }],
  }
}

/** Returns the number of reviews of a product: 0 unless it is popular. */
function reviewCount(product: PlannedProduct): number {
  const isPopular = !product.family.virtual && chance(`${product.sku} popular`) * 100 < REVIEWED_PERCENT
  const count = isPopular ? wholeBetween(`${product.sku} reviews`, REVIEWS_MIN, REVIEWS_MAX) : 0
  return Math.min(count, reviewTexts(product.family.construction).length)
}

function reviewText(product: PlannedProduct, index: number) {
  return at(reviewTexts(product.family.construction), hashText(`${product.sku} review`) + index)
}

/** Returns the fields of a product's reviews: their count, and the average of their stars, to a tenth. */
export function ratingFields(product: PlannedProduct) {
  const count = reviewCount(product)
  if (count === 0) return {}
  const stars = Array.from({ length: count }, (_, index) => reviewText(product, index).stars)
  const sum = stars.reduce<number>((total, each) => total + each, 0)
  return { review_count: count, rating_average: Math.round((sum / count) * 10) / 10 }
}

/** Approved reviews of the store's popular products, in its language. */
export function* reviewDocuments(view: StoreView): Generator<Record<string, unknown>> {
  for (const product of view.products) {
    for (let index = 0; index < reviewCount(product); index += 1) yield reviewDocument(product, index, view)
  }
}
