import * as v from 'valibot'
import { cleanLines, cleanText } from './cleanText.ts'
import {
  NICKNAME_MAX_CHARACTERS,
  REVIEW_DETAIL_MAX_CHARACTERS,
  REVIEW_STARS_MAX,
  REVIEW_TITLE_MAX_CHARACTERS,
} from './limits.ts'

/** Reason why a field of a review was refused; web and gateway each have their own texts for it. */
export type ReviewFault = 'required' | 'tooLong' | 'stars'

const fault = (name: ReviewFault): ReviewFault => name

const text = (max: number, clean = cleanText) =>
  v.pipe(v.string(), v.transform(clean), v.minLength(1, fault('required')), v.maxLength(max, fault('tooLong')))

/** Schema of a review. */
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
