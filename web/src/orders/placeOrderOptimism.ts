import * as v from 'valibot'

/** An order that waits, as the shopper agreed to it: kept with its task, shown until the answer comes. */
export const placeOrderOptimismSchema = v.object({
  units: v.number(),
  /** Null when it was not known. */
  total: v.nullable(v.object({ amount: v.string(), currencyCode: v.string() })),
})

export type PlaceOrderOptimism = v.InferOutput<typeof placeOrderOptimismSchema>
