import * as v from 'valibot'
import { onceOf } from '../../graph/onceOf.ts'
import { CART_ITEMS_MAX } from '../limits.ts'

/** Money comes as a number, at times as text. Null is "not known yet". */
const amount = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.check((value) => Number.isFinite(value), 'a number'),
  ),
  null,
)
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const text = v.fallback(v.nullish(v.string(), null), null)

/** Schema of the options chosen for a line, which totals write as JSON inside JSON. */
const options = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.object({ label: v.string(), value: v.string() }))),
  [],
)

const itemSchema = v.object({
  item_id: id,
  price_incl_tax: amount,
  row_total_incl_tax: amount,
  options: v.optional(options, '[]'),
})

const segmentSchema = v.object({ code: v.string(), title: v.fallback(v.string(), ''), value: amount })

/** Schema of the fields that store credit adds. A platform without credit omits them or sends an empty list. */
const creditSchema = v.object({
  credit_payment_method_code: text,
  credit_payment_method_title: text,
  subtotal_without_credit: amount,
  credit_offer: v.optional(v.unknown()),
})

const totalsSchema = v.object({
  grand_total: amount,
  subtotal: amount,
  subtotal_incl_tax: amount,
  discount_amount: amount,
  shipping_incl_tax: amount,
  shipping_amount: amount,
  /** Payment fee with tax. Only our own platform sends it; others have only a total row of that name. */
  payment_incl_tax: amount,
  tax_amount: amount,
  quote_currency_code: text,
  coupon_code: text,
  /** Gift message of the cart, beyond the contract. */
  gift_message: v.optional(v.unknown()),
  items: v.optional(v.pipe(v.array(itemSchema), v.maxLength(CART_ITEMS_MAX)), []),
  total_segments: v.optional(v.array(segmentSchema), []),
  extension_attributes: v.fallback(v.nullish(creditSchema, null), null),
})

/** The platform's totals of a cart, or of an order. */
export type CartTotalsDocument = Readonly<v.InferOutput<typeof totalsSchema>>

/** Totals as the platform sent them; null for what are none. Every line of a cart asks: one reply is read once. */
export function decodeTotals(value: unknown): CartTotalsDocument | null {
  return typeof value === 'object' && value !== null ? decodeOnce(value) : null
}

const decodeOnce = onceOf((value: object): CartTotalsDocument | null => {
  const parsed = v.safeParse(totalsSchema, value)
  return parsed.success ? parsed.output : null
})
