import * as v from 'valibot'

/** Schema of the variables of `createReturn`. */
export const createReturnSchema = v.object({
  orderId: v.string(),
  input: v.object({
    orderId: v.string(),
    lines: v.array(
      v.object({
        lineId: v.string(),
        quantity: v.number(),
        reason: v.string(),
        condition: v.string(),
        resolution: v.string(),
      }),
    ),
    comment: v.nullable(v.string()),
    photos: v.array(v.string()),
  }),
})
