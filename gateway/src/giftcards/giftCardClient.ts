import * as v from 'valibot'
import type { PlatformScope } from '../app/requestScope.ts'
import { isGone, noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { money } from '../graph/money.ts'
import { GIFT_CARD_SUGGESTIONS_MAX } from './limits.ts'
import type { GiftCardOfferMapper } from './mappers.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const amount = v.pipe(v.number(), v.gtValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const offerSchema = v.object({
  sku: text,
  currency: text,
  minimum: amount,
  maximum: amount,
  suggested: v.pipe(v.array(amount), v.maxLength(GIFT_CARD_SUGGESTIONS_MAX)),
  name_max_length: count,
  message_max_length: count,
  days_max: count,
  valid_years: count,
  options: v.object({ amount: text, recipientName: text, recipientEmail: text, message: text, sendOn: text }),
})

/** Reads the gift cards that a store sells; null if it sells none, and if the platform has none. */
export async function readGiftCardOffer({ upstream }: PlatformScope): Promise<GiftCardOfferMapper | null> {
  const result = await noneIfMissing(upstream.call('giftCardOffer', {}), null).catch(nullIfGone)
  if (result === null) return null
  const parsed = v.safeParse(offerSchema, result)
  if (!parsed.success)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'giftCardOffer', detail: parsed.issues[0].message })
  const { currency, options, ...offer } = parsed.output
  return {
    sku: offer.sku,
    minimum: money(offer.minimum, currency),
    maximum: money(offer.maximum, currency),
    suggested: offer.suggested.map((each) => money(each, currency)),
    nameMaxLength: offer.name_max_length,
    messageMaxLength: offer.message_max_length,
    daysMax: offer.days_max,
    validYears: offer.valid_years,
    fields: options,
  }
}

function nullIfGone(error: unknown): null {
  if (isGone(error)) return null
  throw error
}
