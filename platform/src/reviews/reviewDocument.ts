import type { Selectable } from 'kysely'
import type { SubmittedReviewTable } from './reviewTables.ts'
import type { StoreDefinition } from '../stores.ts'
import { PERCENT_PER_STAR } from './limits.ts'
import type { NamedPhoto } from './reviewPhotos.ts'
import { utcText } from '../utcText.ts'

const RATING_TITLES: Readonly<Record<StoreDefinition['language'], string>> = {
  'es-MX': 'Calidad',
  'de-DE': 'Qualität',
  'it-IT': 'Qualità',
}
/** Numbers that callers of this contract know a review's state by, and whether a customer or a guest wrote it. */
const STATUS_IDS = { approved: 1, pending: 2, rejected: 3 } as const
const REVIEW_TYPES = { customer: 1, guest: 3 } as const

type About = Readonly<{
  store: StoreDefinition
  productId: number
  status: keyof typeof STATUS_IDS
  /** True for a writer who had bought the product here; left out before the check. */
  isPurchased?: boolean
  photos?: readonly NamedPhoto[]
}>

/** Returns a review in the catalogue's form. It holds the nickname, never the identity of its writer. */
export function reviewDocument(
  { id, title, detail, nickname, rating, customer_id, created_at }: Selectable<SubmittedReviewTable>,
  { store, productId, status, isPurchased, photos = [] }: About,
) {
  return {
    id,
    product_id: productId,
    title,
    detail,
    nickname,
    review_entity: 'product',
    review_type: customer_id === null ? REVIEW_TYPES.guest : REVIEW_TYPES.customer,
    review_status: STATUS_IDS[status],
    created_at: utcText(created_at),
    store_id: store.id,
    stores: [0, store.id],
    ...(isPurchased === undefined ? {} : { verified_purchase: isPurchased }),
    ...(photos.length === 0 ? {} : { photos }),
    ratings: [{ title: RATING_TITLES[store.language], percent: rating * PERCENT_PER_STAR, value: rating }],
  }
}
