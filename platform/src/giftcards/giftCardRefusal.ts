import { PlatformError } from '../http/PlatformError.ts'

const REFUSALS = {
  unknown: [404, 'No gift card has this code.'],
  other_store: [409, 'The gift card is for another store.'],
  canceled: [409, 'The order of the gift card was canceled.'],
  redeemed: [409, 'The gift card was redeemed already.'],
  expired: [409, 'The gift card is expired.'],
  too_many: [429, 'Too many codes were tried. Wait, and try again.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>

export type GiftCardRefusal = keyof typeof REFUSALS

/** Returns the refusal of a gift card: with a message, and a `reason` for programs. It never contains the code. */
export function giftCardRefusal(reason: GiftCardRefusal): PlatformError {
  const [code, message] = REFUSALS[reason]
  return new PlatformError(code, { message, reason })
}
