import type { StoreDefinition } from '../stores.ts'
import { localDay } from '../timeZones.ts'
import {
  GIFT_CARD_AMOUNTS,
  GIFT_CARD_DAYS_MAX,
  GIFT_CARD_MESSAGE_MAX_LENGTH,
  GIFT_CARD_NAME_MAX_LENGTH,
  GIFT_CARD_SKU,
  GIFT_CARD_YEARS,
} from './limits.ts'

/** Ids of the custom options of a gift card, by what they hold. */
export const GIFT_CARD_OPTIONS = {
  amount: '2000000011',
  recipientName: '2000000012',
  recipientEmail: '2000000013',
  message: '2000000014',
  sendOn: '2000000015',
} as const

/** Store in which companies order: it sells no gift cards. */
const COMPANY_STORE: StoreDefinition['code'] = 'mavi'
const DAY_MS = 86_400_000

/** Returns true for a store that sells gift cards. */
export function sellsGiftCards({ code }: Pick<StoreDefinition, 'code'>): boolean {
  return code !== COMPANY_STORE
}

/** Returns true for a line of an order or a cart that is a gift card. */
export function isGiftCard({ productSku }: Readonly<{ productSku: string }>): boolean {
  return productSku === GIFT_CARD_SKU
}

/** Returns the current day of a store, `yyyy-mm-dd`, and the last day on which a card may be sent. */
export function giftCardDays({ country }: Pick<StoreDefinition, 'country'>, now: Date) {
  const last = new Date(now.getTime() + GIFT_CARD_DAYS_MAX * DAY_MS)
  return { first: localDay(now, country), last: localDay(last, country) }
}

/** Returns the gift cards that a store sells; null for a store without any. */
export function giftCardOffer(store: StoreDefinition) {
  if (!sellsGiftCards(store)) return null
  return {
    sku: GIFT_CARD_SKU,
    currency: store.currency,
    ...GIFT_CARD_AMOUNTS[store.currency],
    name_max_length: GIFT_CARD_NAME_MAX_LENGTH,
    message_max_length: GIFT_CARD_MESSAGE_MAX_LENGTH,
    valid_years: GIFT_CARD_YEARS,
    days_max: GIFT_CARD_DAYS_MAX,
    options: GIFT_CARD_OPTIONS,
  }
}
