import { REVIEW_STARS_MAX } from '@hogar/schema/validation/limits.ts'
import type { ProductDocument } from '../catalogue/products/productDocument.ts'
import { type ConnectionArguments, listName, type PageWindow, pageRequest, tailWindow } from '../graph/connection.ts'
import type { GraphContext } from '../app/context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { REVIEW_LIST_SIZE } from './limits.ts'
import type { ReviewConnectionMapper } from './mappers.ts'
import { toReviewKey } from './reviewLoader.ts'

type Subject = Readonly<{ sku: string; stars: number | null; withPhotos: boolean }>
type Chosen = Readonly<{ stars?: number | null; withPhotos?: boolean | null }>

/**
 * Returns a page of a product's approved reviews, newest first. Throws `BAD_USER_INPUT` for a number of stars out of
 * range.
 */
export async function productReviews(
  { sku }: Pick<ProductDocument, 'sku'>,
  { stars = null, withPhotos, ...page }: ConnectionArguments & Chosen,
  context: Pick<GraphContext, 'loaders'>,
): Promise<ReviewConnectionMapper> {
  if (stars !== null && (stars < 1 || stars > REVIEW_STARS_MAX))
    throw new GatewayError('BAD_USER_INPUT', `\`stars\` must be from 1 to ${REVIEW_STARS_MAX}.`)
  const subject = { sku, stars, withPhotos: withPhotos === true }
  const request = pageRequest(page, listName('reviews', subject))
  if (request.kind === 'window') return readWindow(subject, request, context)
  const { totalCount } = await readWindow(subject, { ...request, offset: 0, size: 1 }, context)
  return readWindow(subject, tailWindow(request, totalCount), context)
}

/** Reads a window of the list. The platform sends parts of a fixed size: a window overlaps one or more of them. */
async function readWindow(
  subject: Subject,
  { list, offset, size }: PageWindow,
  { loaders }: Pick<GraphContext, 'loaders'>,
): Promise<ReviewConnectionMapper> {
  const first = Math.floor(offset / REVIEW_LIST_SIZE)
  const last = Math.floor((offset + Math.max(size, 1) - 1) / REVIEW_LIST_SIZE)
  const begins = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * REVIEW_LIST_SIZE)
  const [head, ...others] = await Promise.all(
    begins.map((from) => loaders.reviews.load(toReviewKey({ ...subject, from }))),
  )
  const reviews = [head, ...others].flatMap((part) => part?.reviews ?? [])
  const skipped = offset - first * REVIEW_LIST_SIZE
  return {
    list,
    items: reviews.slice(skipped, skipped + size),
    offset,
    totalCount: head?.matching ?? 0,
    averageRating: head?.average ?? null,
    distribution: head?.distribution ?? null,
    photos: head?.photos ?? [],
  }
}
