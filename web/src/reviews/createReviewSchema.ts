import * as v from 'valibot'

/** Schema of the variables of `createReview`. */
export const createReviewSchema = v.object({
  input: v.object({
    sku: v.string(),
    rating: v.number(),
    title: v.string(),
    detail: v.string(),
    nickname: v.string(),
    /** `data:` URLs; missing in tasks without photos. */
    photos: v.optional(v.array(v.string())),
  }),
})
