import * as v from 'valibot'
import { cleanLines, cleanText } from './cleanText.ts'
import {
  NICKNAME_MAX_CHARACTERS,
  REVIEW_DETAIL_MAX_CHARACTERS,
  REVIEW_STARS_MAX,
  REVIEW_TITLE_MAX_CHARACTERS,
} from './limits.ts'

/** Why a field of a review was refused; each end has its own sentences for them. */
export type ReviewFault = 'required' | 'tooLong' | 'stars'

const fault = (name: ReviewFault): ReviewFault => name

const text = (max: number, clean = cleanText) =>
  v.pipe(v.string(), v.transform(clean), v.minLength(1, fault('required')), v.maxLength(max, fault('tooLong')))

/** What a shopper writes of a product. */
export const reviewSchema = v.object({
  rating: v.pipe(
    v.number(),
    v.integer(fault('stars')),
    v.minValue(1, fault('stars')),
    v.maxValue(REVIEW_STARS_MAX, fault('stars')),
  ),
  title: text(REVIEW_TITLE_MAX_CHARACTERS),
  detail: text(REVIEW_DETAIL_MAX_CHARACTERS, cleanLines),
  nickname: text(NICKNAME_MAX_CHARACTERS),
})
