import { REVIEW_DETAIL_MAX_CHARACTERS, REVIEW_PHOTOS_MAX, REVIEW_STARS_MAX } from '@hogar/schema/validation/limits.ts'
import { readCount, readFlag, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import { instant } from '../parse/instant.ts'
import { decodePhotos } from './decodePhotos.ts'
import type { ReviewMapper } from './mappers.ts'

/** Decodes a review. Null without a number, by which it is identified. */
export function decodeReview(raw: unknown, storeCode: string): ReviewMapper | null {
  const source = readSource(raw)
  const id = readCount(source.id)
  if (id === null) return null
  const nickname = readText(source.nickname)
  const stars = readNumber(readSources(source.ratings, 1)[0]?.value)
  return {
    __typename: 'Review',
    storeCode,
    reviewId: String(id),
    rating: stars !== null && stars >= 1 && stars <= REVIEW_STARS_MAX ? Math.round(stars) : null,
    title: readText(source.title),
    detail: readText(source.detail, REVIEW_DETAIL_MAX_CHARACTERS) ?? '',
    nickname,
    createdAt: instant(readText(source.created_at)),
    isVerifiedPurchase: readFlag(source.verified_purchase),
    photos: decodePhotos({ raw: source.photos, max: REVIEW_PHOTOS_MAX, nickname }),
  }
}
