import type { GiftCardOffer } from '../__generated__/schemaTypes.ts'

/** Gift cards that a store sells. Their product is read when it is asked for. */
export type GiftCardOfferMapper = Readonly<Omit<GiftCardOffer, '__typename' | 'product'>>

/** A gift card of an order. Plain data: orders are kept, and given again on a replay. */
export type OrderGiftCardMapper = Readonly<{
  amount: number
  currencyCode: string
  recipientName: string
  recipientEmail: string
  sendOn: string | null
  sentAt: string | null
  isCanceled: boolean
}>
