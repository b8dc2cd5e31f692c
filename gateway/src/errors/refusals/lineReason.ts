import type { UserError } from '../../__generated__/schemaTypes.ts'
import { formatMoney } from '../../graph/formatMoney.ts'
import { readNumber, readText } from '../../parse/readValue.ts'
import type { MessageLanguage } from '../core/messageLanguage.ts'
import { invalidField, userError } from '../userError.ts'

type Meta = Readonly<Record<string, unknown>>
/** Returns the field of the refused line, or of its input field of this name. */
type At = (name: string) => Readonly<{ field?: readonly (string | number)[]; sku?: string }>

/**
 * Maps the stable reason that our own platform sends with the refusal of a cart line. Null for a refusal without one, or
 * with another.
 */
export function lineReason(language: MessageLanguage, meta: Meta, at: At): UserError | null {
  const options = at('customOptions')
  const max = readNumber(meta['max'])
  switch (readText(meta['reason']) ?? '') {
    case 'GIFT_CARD_AMOUNT':
      return amountError(language, meta, options)
    case 'GIFT_CARD_RECIPIENT_NAME':
      return max === null ? null : userError(language, 'GIFT_CARD_RECIPIENT_NAME', { ...options, words: { max } })
    case 'GIFT_CARD_RECIPIENT_EMAIL':
      return userError(language, 'GIFT_CARD_RECIPIENT_EMAIL', options)
    case 'GIFT_CARD_MESSAGE':
      return max === null ? null : userError(language, 'GIFT_CARD_MESSAGE', { ...options, words: { max } })
    case 'GIFT_CARD_DAY':
      return dayError(language, meta, options)
    case 'OPTION_TEXT_TOO_LONG':
      return invalidField(language, 'FIELD_TOO_LONG', options)
    case 'CART_FULL':
      return max === null ? null : userError(language, 'CART_FULL', { ...at('sku'), words: { max } })
    default:
      return null
  }
}

function amountError(language: MessageLanguage, meta: Meta, options: ReturnType<At>): UserError | null {
  const [least, most, currencyCode] = [
    readNumber(meta['minimum']),
    readNumber(meta['maximum']),
    readText(meta['currency']),
  ]
  if (least === null || most === null || currencyCode === null || !/^[A-Z]{3}$/.test(currencyCode)) return null
  const shown = (amount: number) => formatMoney({ amount: String(amount), currencyCode }, language)
  const words = { minimum: shown(least), maximum: shown(most) }
  return userError(language, 'GIFT_CARD_AMOUNT', { ...options, words })
}

function dayError(language: MessageLanguage, meta: Meta, options: ReturnType<At>): UserError {
  const [first, last] = [shownDay(language, meta['first']), shownDay(language, meta['last'])]
  if (first === null || last === null) return userError(language, 'GIFT_CARD_DAY', options)
  return userError(language, 'GIFT_CARD_DAY', { ...options, sentence: 'GIFT_CARD_DAYS', words: { first, last } })
}

function shownDay(language: MessageLanguage, day: unknown): string | null {
  const time = Date.parse(`${readText(day)}T00:00:00Z`)
  return Number.isNaN(time)
    ? null
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
