import type { ProductDocument } from '../catalogue/productDocument.ts'
import { type ConnectionArguments, pageRequest, tailWindow } from '../graph/connection.ts'
import type { GraphContext } from '../graph/context.ts'
import { REVIEW_LIST_SIZE } from './limits.ts'
import type { ReviewConnectionMapper } from './mappers.ts'
import { toReviewKey } from './reviewLoader.ts'

type Window = Readonly<{ offset: number; size: number }>

/** A page of what is approved of a product, the newest first. */
export async function productReviews(
  { sku }: Pick<ProductDocument, 'sku'>,
  page: ConnectionArguments,
  context: Pick<GraphContext, 'loaders'>,
): Promise<ReviewConnectionMapper> {
  const request = pageRequest(page)
  if (request.kind === 'window') return readWindow(sku, request, context)
  const { totalCount } = await readWindow(sku, { offset: 0, size: 1 }, context)
  return readWindow(sku, tailWindow(request, totalCount), context)
}

/** The platform hands out parts of a fixed size: a window lies in one of them, or in several. */
async function readWindow(
  sku: string,
  { offset, size }: Window,
  { loaders }: Pick<GraphContext, 'loaders'>,
): Promise<ReviewConnectionMapper> {
  const first = Math.floor(offset / REVIEW_LIST_SIZE)
  const last = Math.floor((offset + Math.max(size, 1) - 1) / REVIEW_LIST_SIZE)
  const begins = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * REVIEW_LIST_SIZE)
  const [head, ...others] = await Promise.all(begins.map((from) => loaders.reviews.load(toReviewKey({ sku, from }))))
  const reviews = [head, ...others].flatMap((list) => list?.reviews ?? [])
  const skipped = offset - first * REVIEW_LIST_SIZE
  return {
    items: reviews.slice(skipped, skipped + size),
    offset,
    totalCount: head?.total ?? 0,
    averageRating: head?.average ?? null,
  }
}
