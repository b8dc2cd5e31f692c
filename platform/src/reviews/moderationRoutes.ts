import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { MODERATION_HEADER, requireModerator } from '../http/requireModerator.ts'
import { storeOrDefault } from '../stores.ts'
import { PENDING_LIST_MAX, REVIEW_PHOTOS_MAX } from './limits.ts'
import { publishReviews, withdrawReview } from './publishReviews.ts'
import { loadPendingPhoto, namePhotos } from './reviewPhotos.ts'

const Params = Type.Object({ reviewId: Type.Integer({ minimum: 1 }) })
const Body = Type.Object({ status: Type.Union([Type.Literal('approved'), Type.Literal('rejected')]) })
const DECIDING = `An approved review is listed and counts toward the average of the product. A rejected review is not
listed. Requires the moderation key in \`${MODERATION_HEADER}\`.`
const PhotoParams = Type.Object({
  ...Params.properties,
  position: Type.Integer({ minimum: 1, maximum: REVIEW_PHOTOS_MAX }),
})
const tags = ['reviews']

/** Registers the routes of moderators: pending reviews and decisions. Without the key they answer 403. */
export function registerModerationRoutes(app: App, db: Kysely<Schema>, key: string): void {
  const pending = {
    tags,
    summary: 'Pending reviews, oldest first',
    description: `Requires the moderation key in \`${MODERATION_HEADER}\`.`,
  }
  app.get('/api/review/pending', { schema: pending }, async (request) => {
    requireModerator(request, key)
    const waiting = db.selectFrom('submitted_review').where('status', '=', 'pending')
    const fields = ['id', 'store_code', 'sku', 'title', 'detail', 'nickname', 'rating', 'created_at'] as const
    const reviews = await waiting.select(fields).orderBy('id').limit(PENDING_LIST_MAX).execute()
    const photos = await namePhotos(
      db,
      reviews.map(({ id }) => id),
    )
    return success(reviews.map((review) => ({ ...review, photo_count: photos.get(review.id)?.length ?? 0 })))
  })
  registerPhotoOfReview(app, db, key)
  const deciding = { tags, summary: 'Approve or reject a review', description: DECIDING, params: Params, body: Body }
  app.put('/api/review/:reviewId/status', { schema: deciding }, async (request) => {
    requireModerator(request, key)
    const [{ reviewId }, { status }] = [request.params, request.body]
    await db.transaction().execute(async (transaction) => {
      const review = await transaction
        .updateTable('submitted_review')
        .set({ status })
        .where('id', '=', reviewId)
        .returningAll()
        .executeTakeFirst()
      if (review === undefined) throw new PlatformError(404, `No such entity with reviewId = ${reviewId}`)
      const store = storeOrDefault(review.store_code)
      await (status === 'approved'
        ? publishReviews(transaction, store, [review])
        : withdrawReview(transaction, store, review))
    })
    return success({ id: reviewId, status })
  })
}

function registerPhotoOfReview(app: App, db: Kysely<Schema>, key: string): void {
  const schema = {
    tags,
    summary: 'A photo of a review, before and after the decision',
    description: `Returns a JPEG. Requires the moderation key in \`${MODERATION_HEADER}\`.`,
    params: PhotoParams,
  }
  app.get('/api/review/:reviewId/photos/:position', { schema }, async (request, reply) => {
    requireModerator(request, key)
    const { reviewId, position } = request.params
    const jpeg = await loadPendingPhoto(db, { reviewId, position: position - 1 })
    if (jpeg === null) throw new PlatformError(404, `No such photo of reviewId = ${reviewId}`)
    return reply
      .type('image/jpeg')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(jpeg)
  })
}
