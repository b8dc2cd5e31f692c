import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { Kysely, Transaction } from 'kysely'
import { STARS_MAX } from '../catalogue/ratingScore.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireSkus } from '../http/requireSkus.ts'
import type { PictureService } from '../pictures/pictureService.ts'
import { requireStore } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import {
  DETAIL_MAX_LENGTH,
  NICKNAME_MAX_LENGTH,
  REVIEW_LIST_FROM_MAX,
  REVIEW_LIST_MAX_SKUS,
  REVIEW_LIST_SIZE,
  REVIEW_PHOTO_MAX_BYTES,
  REVIEW_PHOTOS_MAX,
  TITLE_MAX_LENGTH,
} from './limits.ts'
import { reviewDocument } from './reviewDocument.ts'
import { cleanReviewPhotos, insertReviewPhotos } from './reviewPhotos.ts'
import { listReviews } from './reviewRepository.ts'
import { DISABLED } from '../catalogue/productStatus.ts'

const BASE64_MAX_LENGTH = Math.ceil(REVIEW_PHOTO_MAX_BYTES / 3) * 4
const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
const Review = Type.Object({
  product_id: Type.Integer(),
  title: line(TITLE_MAX_LENGTH),
  detail: line(DETAIL_MAX_LENGTH),
  nickname: line(NICKNAME_MAX_LENGTH),
  rating: Type.Integer({ minimum: 1, maximum: STARS_MAX, description: 'number of stars' }),
  review_entity: Type.Literal('product', { default: 'product' }),
  photos: Type.Array(Type.String({ maxLength: BASE64_MAX_LENGTH, pattern: '^[A-Za-z0-9+/]+={0,2}$' }), {
    maxItems: REVIEW_PHOTOS_MAX,
    default: [],
    description: 'JPEG, PNG or WebP files in base64',
  }),
})
type ReviewBody = Static<typeof Review>

const ListQuery = Type.Object({
  skus: Type.Optional(Type.String({ description: `comma-separated, at most ${REVIEW_LIST_MAX_SKUS}` })),
  from: Type.Integer({ minimum: 0, maximum: REVIEW_LIST_FROM_MAX, default: 0 }),
  size: Type.Integer({ minimum: 0, maximum: REVIEW_LIST_SIZE, default: REVIEW_LIST_SIZE }),
  stars: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: STARS_MAX,
      description: 'returns only reviews with this number of stars; `matching` counts them',
    }),
  ),
  with_photos: Type.Optional(
    Type.Boolean({ description: 'if true, returns only reviews with photos; `matching` counts them' }),
  ),
  storeCode: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
})
const LISTING = `Returns the approved reviews of each SKU, newest first, as
\`[{ sku, total, average, distribution, matching, reviews, photos }]\`. \`distribution\` counts the reviews with 1, 2, 3, 4 and
5 stars, \`photos\` are the newest of all of them, below the image service. SKUs without reviews are left out.`
const WRITING = `Stores a review. The review is pending (\`review_status\` 2) until a moderator approves it; the body
cannot set its status. Photos are re-encoded: only their pixels are stored. With a user token, the review belongs to the customer. With \`Idempotency-Key\`, the request can
be repeated safely.`
const tags = ['reviews']

/** Registers the routes that list approved reviews and submit new ones. */
export function registerReviewRoutes(app: App, db: Kysely<Schema>, { redraw }: Pick<PictureService, 'redraw'>): void {
  const listing = { tags, summary: 'Approved reviews of products', description: LISTING, querystring: ListQuery }
  app.get('/api/review/list', { schema: listing }, async (request) => {
    const { from, size, stars = null, with_photos: withPhotos, storeCode } = request.query
    const skus = requireSkus(request.query.skus, REVIEW_LIST_MAX_SKUS)
    return success(await listReviews(db, requireStore(storeCode), { skus, from, size, stars, withPhotos }))
  })
  const body = Type.Object({ review: Review })
  const writing = { tags, summary: 'Submit a review', description: WRITING, querystring: TokenQuery, body }
  app.post('/api/review/create', { schema: writing }, async (request) => {
    const store = requireStore(request.query.storeCode)
    const token = userTokenOf(request)
    const customerId = token === null ? null : (await requireBearer(db, token, new Date())).customerId
    const idempotency = readIdempotency(request, `review:${customerId ?? 'guest'}`)
    const { review } = request.body
    // Before the transaction, which others wait for.
    const photos = await cleanReviewPhotos(review.photos, redraw)
    return carryOutOnce(db, idempotency, async (transaction) =>
      success(await keepReview(transaction, store, { ...review, customerId, photos })),
    )
  })
}

type CleanPhotos = Awaited<ReturnType<typeof cleanReviewPhotos>>

async function keepReview(
  db: Transaction<Schema>,
  store: StoreDefinition,
  review: Omit<ReviewBody, 'photos'> & Readonly<{ customerId: number | null; photos: CleanPhotos }>,
) {
  const product = await db
    .selectFrom('catalogue_document')
    .select('sku')
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where('document_id', '=', review.product_id)
    .where('status', '<', DISABLED)
    .executeTakeFirst()
  const sku = product?.sku
  if (!sku) throw new PlatformError(404, `No such entity with product_id = ${review.product_id}`)
  const { title, detail, nickname, rating, customerId } = review
  const kept = await db
    .insertInto('submitted_review')
    .values({
      store_code: store.code,
      sku,
      title: title.trim(),
      detail: detail.trim(),
      nickname: nickname.trim(),
      rating,
      customer_id: customerId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { product_id: entity, ...answer } = reviewDocument(kept, {
    store,
    productId: review.product_id,
    status: 'pending',
    photos: await insertReviewPhotos(db, kept.id, review.photos),
  })
  return { ...answer, entity_pk_value: entity }
}
