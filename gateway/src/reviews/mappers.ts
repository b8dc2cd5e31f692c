import type { StarCount } from '../__generated__/schemaTypes.ts'
import type { Page } from '../graph/connection.ts'

/** A review as the platform has it. */
export type ReviewMapper = Readonly<{
  __typename: 'Review'
  storeCode: string
  reviewId: string
  rating: number | null
  title: string | null
  detail: string
  nickname: string | null
  createdAt: string | null
  isVerifiedPurchase: boolean | null
  photos: readonly ReviewPhotoMapper[]
}>

/** A photo of a review. */
export type ReviewPhotoMapper = Readonly<{
  /** Path as the platform names it. */
  picture: string
  path: string
  width: number
  height: number
  nickname: string | null
}>

export type ReviewConnectionMapper = Page<ReviewMapper> &
  Readonly<{
    averageRating: number | null
    distribution: readonly StarCount[] | null
    photos: readonly ReviewPhotoMapper[]
  }>
