import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import { GIFT_MESSAGE_MAX_LENGTH, GIFT_NAME_MAX_LENGTH } from './limits.ts'

const Name = Type.String({ minLength: 1, maxLength: GIFT_NAME_MAX_LENGTH, pattern: '\\S' })

/** Gift message of a cart or an order. Plain text. */
export const Gift = Type.Object(
  {
    to: Name,
    from: Name,
    message: Type.String({ maxLength: GIFT_MESSAGE_MAX_LENGTH }),
    hide_prices: Type.Boolean({ description: 'true if the parcel has a slip without prices' }),
  },
  { additionalProperties: false },
)
export type Gift = Static<typeof Gift>

/** Reads the gift message of a row; null without one. */
export function giftOf({ gift }: Readonly<{ gift: unknown }>): Gift | null {
  return Check(Gift, gift) ? gift : null
}
