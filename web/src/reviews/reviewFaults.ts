import { type ReviewFault, reviewSchema } from '@hogar/schema/validation/review.ts'
import { faultMessages } from '../design/forms/faultMessages.ts'

/** Values of the review form; photos are `data:` URLs. */
export type ReviewDraft = Readonly<{
  rating: number
  title: string
  detail: string
  nickname: string
  photos: readonly string[]
}>
export type ReviewField = keyof ReviewDraft

const MESSAGES: Readonly<Record<ReviewFault, string>> = {
  required: 'reviews.required',
  tooLong: 'reviews.tooLong',
  stars: 'reviews.pickStars',
}

/** Returns the message ids of a draft's faults, by field. */
export function reviewFaults(draft: ReviewDraft): Readonly<Partial<Record<ReviewField, string>>> {
  return faultMessages(reviewSchema, MESSAGES, draft)
}
