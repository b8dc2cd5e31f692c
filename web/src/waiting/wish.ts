import * as v from 'valibot'

const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() })

/** What a shopper wanted, as much of it as they are told: never an address, never what only a machine reads. */
export const wishSchema = v.variant('kind', [
  v.object({ kind: v.literal('add'), name: v.string(), quantity: v.number() }),
  v.object({ kind: v.literal('set'), name: v.nullable(v.string()), quantity: v.number() }),
  v.object({ kind: v.literal('remove'), name: v.nullable(v.string()) }),
  v.object({ kind: v.literal('coupon'), code: v.string() }),
  v.object({ kind: v.literal('noCoupon') }),
  v.object({ kind: v.literal('shipping'), title: v.string() }),
  v.object({ kind: v.literal('payment'), title: v.string() }),
  v.object({ kind: v.literal('order'), units: v.number(), total: v.nullable(moneySchema) }),
  v.object({ kind: v.literal('stockNotice'), email: v.string() }),
  v.object({ kind: v.literal('newsletter'), email: v.string() }),
  v.object({ kind: v.literal('newsletterEnd') }),
  v.object({ kind: v.literal('review'), name: v.string() }),
  v.object({ kind: v.literal('shareCart') }),
  v.object({ kind: v.literal('takeOver') }),
  /** A cart under a name: to be kept, put back, or thrown away. */
  v.object({ kind: v.picklist(['saveQuote', 'restoreQuote', 'deleteQuote']), name: v.string() }),
  /** Of an order, which is told by its number. */
  v.object({ kind: v.picklist(['cancelOrder', 'createReturn']), number: v.string() }),
  v.object({ kind: v.literal('other') }),
])

export type Wish = v.InferOutput<typeof wishSchema>
