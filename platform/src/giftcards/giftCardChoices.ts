import { EMAIL_MAX_LENGTH } from '../typed/limits.ts'
import { Big } from 'big.js'
import type { CustomOptions } from '../cart/lines/resolveCustomOptions.ts'
import type { CustomChoice } from '../cart/lines/lineRequest.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { StoreDefinition } from '../stores.ts'
import { fillText } from '../outbox/fillText.ts'
import { TIME_ZONES } from '../timeZones.ts'
import { GIFT_CARD_OPTIONS, giftCardDays } from './giftCardOffer.ts'
import { GIFT_CARD_TEXTS } from './giftCardTexts.ts'
import { GIFT_CARD_AMOUNTS, GIFT_CARD_MESSAGE_MAX_LENGTH, GIFT_CARD_NAME_MAX_LENGTH, GIFT_CARD_SKU } from './limits.ts'

const EMAIL = /^[^\s@<>"',;]{1,64}@[^\s@<>"',;]+\.[^\s@<>"',;.]{2,}$/
const AMOUNT = /^[1-9]\d{0,5}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Details of a gift card that a buyer chose. */
export type GiftCardDetails = Readonly<{
  amount: number
  recipientName: string
  recipientEmail: string
  message: string
  /** Day on which it is sent, `yyyy-mm-dd`; null for as soon as it is paid. */
  sendOn: string | null
}>

/**
 * Reads the details of a gift card from the custom options of its line.
 * @throws PlatformError 400 naming the first option that is missing or invalid.
 */
export function readGiftCard(choices: readonly CustomChoice[], { currency }: StoreDefinition): GiftCardDetails {
  const textOf = (id: string) => choices.find(({ optionId }) => optionId === id)?.value.trim() ?? ''
  const amountText = textOf(GIFT_CARD_OPTIONS.amount)
  const { minimum, maximum } = GIFT_CARD_AMOUNTS[currency]
  const amount = AMOUNT.test(amountText) ? Number(amountText) : 0
  if (amount < minimum || amount > maximum)
    throw invalid('GIFT_CARD_AMOUNT', `The amount of a gift card is a whole number from ${minimum} to ${maximum}.`, {
      minimum,
      maximum,
      currency,
    })
  const recipientName = oneLine(textOf(GIFT_CARD_OPTIONS.recipientName))
  if (recipientName === '' || recipientName.length > GIFT_CARD_NAME_MAX_LENGTH)
    throw invalid(
      'GIFT_CARD_RECIPIENT_NAME',
      `The name of the recipient has 1 to ${GIFT_CARD_NAME_MAX_LENGTH} characters.`,
      {
        max: GIFT_CARD_NAME_MAX_LENGTH,
      },
    )
  const recipientEmail = textOf(GIFT_CARD_OPTIONS.recipientEmail)
  if (recipientEmail.length > EMAIL_MAX_LENGTH || !EMAIL.test(recipientEmail))
    throw invalid('GIFT_CARD_RECIPIENT_EMAIL', 'The e-mail address of the recipient is not valid.')
  const message = textOf(GIFT_CARD_OPTIONS.message)
  if (message.length > GIFT_CARD_MESSAGE_MAX_LENGTH)
    throw invalid('GIFT_CARD_MESSAGE', `The message has ${GIFT_CARD_MESSAGE_MAX_LENGTH} characters at most.`, {
      max: GIFT_CARD_MESSAGE_MAX_LENGTH,
    })
  const day = textOf(GIFT_CARD_OPTIONS.sendOn)
  if (day !== '' && !isDay(day)) throw invalid('GIFT_CARD_DAY', 'The day on which the gift card is sent is not valid.')
  return { amount, recipientName, recipientEmail, message, sendOn: day === '' ? null : day }
}

/**
 * Refuses a day outside of the days on which a card that is added now may be sent. A line that is in a cart already stays:
 * a day that is over means as soon as it is paid.
 * @throws PlatformError 400
 */
export function requireGiftCardDay(store: StoreDefinition, choices: readonly CustomChoice[], now: Date): void {
  const { sendOn } = readGiftCard(choices, store)
  const { first, last } = giftCardDays(store, now)
  if (sendOn === null || (sendOn >= first && sendOn <= last)) return
  // A shopper reads it: a card may have waited for a network for days.
  const days = { first: shownDay(first, store), last: shownDay(last, store) }
  throw invalid('GIFT_CARD_DAY', fillText(GIFT_CARD_TEXTS[store.language].wrongDay, days), { first, last })
}

/** Returns the custom options of a gift card's line: its details as texts, and the amount above the product's price. */
export function giftCardOptions(choices: readonly CustomChoice[], store: StoreDefinition): CustomOptions {
  const card = readGiftCard(choices, store)
  const texts = GIFT_CARD_TEXTS[store.language]
  const known = new Set<string>(Object.values(GIFT_CARD_OPTIONS))
  return {
    choices: choices.filter(({ optionId, value }) => known.has(optionId) && value.trim() !== ''),
    options: [
      { label: texts.to, value: card.recipientName },
      { label: texts.email, value: card.recipientEmail },
      ...(card.message === '' ? [] : [{ label: texts.message, value: card.message }]),
      { label: texts.sent, value: card.sendOn === null ? texts.atOnce : shownDay(card.sendOn, store) },
    ],
    surcharge: new Big(card.amount).minus(GIFT_CARD_AMOUNTS[store.currency].minimum),
  }
}

/** Returns a day as a store writes it, with its year. */
export function shownDay(day: string | Date, { language, country }: StoreDefinition): string {
  const timeZone = typeof day === 'string' ? 'UTC' : TIME_ZONES[country]
  const date = typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(date)
}

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim()
}

type Reason = `GIFT_CARD_${'AMOUNT' | 'RECIPIENT_NAME' | 'RECIPIENT_EMAIL' | 'MESSAGE' | 'DAY'}`

/** Returns the refusal of a detail: a text, and in `meta` a stable reason with its bounds, for programs. */
function invalid(reason: Reason, message: string, bounds: Readonly<Record<string, string | number>> = {}) {
  return new PlatformError(400, message, { sku: GIFT_CARD_SKU, reason, ...bounds })
}
