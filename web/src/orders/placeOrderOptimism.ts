import * as v from 'valibot'

/**
 * Schema of a waiting order's data as the shopper agreed to it: stored with its task, shown until the response arrives.
 */
export const placeOrderOptimismSchema = v.object({
  units: v.number(),
  /** Null if unknown. */
  total: v.nullable(v.object({ amount: v.string(), currencyCode: v.string() })),
  /** The platform's code of the payment method. Missing in tasks of an older version. */
  paymentMethodCode: v.optional(v.string()),
})

export type PlaceOrderOptimism = v.InferOutput<typeof placeOrderOptimismSchema>
