import type { StoreDefinition } from '../stores.ts'

/** SKU of gift cards in every store that sells them. */
export const GIFT_CARD_SKU = 'TARJETA-REGALO'
/** Longest name of a recipient and longest message, in characters. */
export const GIFT_CARD_NAME_MAX_LENGTH = 60
export const GIFT_CARD_MESSAGE_MAX_LENGTH = 300
/** Last day on which a card may be sent, in days from today. */
export const GIFT_CARD_DAYS_MAX = 90
/** Years in which a card may be redeemed, from the day on which it is sent. */
export const GIFT_CARD_YEARS = 5
/** Random symbols of a code, each of 5 bits: 100 bits. */
export const GIFT_CARD_CODE_SYMBOLS = 20
/** Symbols of a code in a group. */
export const GIFT_CARD_CODE_GROUP = 4
/** Longest text that is read as a code. */
export const GIFT_CARD_CODE_MAX_LENGTH = 60
/** Wrong codes of one account, and of one network address, while tries are counted. */
export const GIFT_CARD_TRIES_MAX = 10
export const GIFT_CARD_TRIES_PER_ADDRESS = 30
/** Cards that are sent in one run of the job. */
export const GIFT_CARD_BATCH = 100
/** Time between two runs of the job that sends cards. */
export const GIFT_CARDS_INTERVAL_MS = 60_000

/** Amounts of cards, in whole units of a currency. */
export const GIFT_CARD_AMOUNTS: Readonly<
  Record<StoreDefinition['currency'], Readonly<{ minimum: number; maximum: number; suggested: readonly number[] }>>
> = {
  MXN: { minimum: 100, maximum: 10_000, suggested: [500, 1_000, 2_000, 5_000] },
  EUR: { minimum: 10, maximum: 500, suggested: [25, 50, 100, 250] },
}
