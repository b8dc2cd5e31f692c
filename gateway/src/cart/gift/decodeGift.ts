import * as v from 'valibot'
import { GIFT_MESSAGE_MAX_CHARACTERS, GIFT_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { GiftMessage } from '../../__generated__/schemaTypes.ts'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(GIFT_NAME_MAX_CHARACTERS))
const giftSchema = v.object({
  to: name,
  from: name,
  message: v.optional(v.pipe(v.string(), v.maxLength(GIFT_MESSAGE_MAX_CHARACTERS)), ''),
  hide_prices: v.optional(v.boolean(), false),
})

/** Decodes the gift message of totals or of an order; null for anything else. */
export function decodeGift(value: unknown): GiftMessage | null {
  const parsed = v.safeParse(giftSchema, value)
  if (!parsed.success) return null
  const { hide_prices: hidesPrices, ...texts } = parsed.output
  return { ...texts, hidesPrices }
}
