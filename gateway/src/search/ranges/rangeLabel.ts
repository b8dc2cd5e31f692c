import type { Language, StoreDefinition } from '@hogar/schema/stores.ts'
import type { Range } from './range.ts'

type Money = Pick<StoreDefinition, 'language' | 'currencyCode'>

/** Cached labels of the ranges that lists share. */
const written = new WeakMap<Range, Map<string, string>>()

/** Formats a range of prices: `< $50`, `$50 - 100`, `> $150`, with the currency's sign where the language puts it. */
export function priceRangeLabel(range: Range, store: Money): string {
  const labels = written.get(range) ?? new Map<string, string>()
  written.set(range, labels)
  const key = keyOf(store)
  const label = labels.get(key) ?? writeRange(range, store)
  labels.set(key, label)
  return label
}

function writeRange({ from, to }: Range, { language, currencyCode }: Money): string {
  const [amount, number] = formats({ language, currencyCode })
  if (to === null) return `> ${amount.format(from)}`
  if (from === 0) return `< ${amount.format(to)}`
  const isSignFirst = amount.formatToParts(from)[0]?.type === 'currency'
  return isSignFirst ? `${amount.format(from)} - ${number.format(to)}` : `${number.format(from)} - ${amount.format(to)}`
}

const keyOf = ({ language, currencyCode }: Money) => `${language} ${currencyCode}`

type Formats = readonly [amount: Intl.NumberFormat, number: Intl.NumberFormat]
const known = new Map<string, Formats>()

/** Returns cached formatters: creating one costs more than using it a thousand times. */
function formats({ language, currencyCode }: Money): Formats {
  const key = keyOf({ language, currencyCode })
  let pair = known.get(key)
  if (!pair) {
    const digits = {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
      useGrouping: 'always',
    } as const
    pair = [
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency: currencyCode,
        currencyDisplay: 'narrowSymbol',
        ...digits,
      }),
      new Intl.NumberFormat(language, digits),
    ]
    known.set(key, pair)
  }
  return pair
}

const UP_TO: Readonly<Record<Language, string>> = {
  'es-MX': 'Hasta {to} a la semana',
  'de-DE': 'Bis {to} pro Woche',
  'it-IT': 'Fino a {to} a settimana',
}
const A_WEEK: Readonly<Record<Language, string>> = {
  'es-MX': '{range} a la semana',
  'de-DE': '{range} pro Woche',
  'it-IT': '{range} a settimana',
}

/** Formats a range of weekly payments: `Hasta $250 a la semana`, `$100 - 250 a la semana`. */
export function weeklyRangeLabel(range: Range, store: Money): string {
  const { from, to } = range
  if (from > 0 || to === null) return A_WEEK[store.language].replace('{range}', () => priceRangeLabel(range, store))
  return UP_TO[store.language].replace('{to}', () => formats(store)[0].format(to))
}

const OR_MORE: Readonly<Record<Language, string>> = {
  'es-MX': '{from} % o más',
  'de-DE': '{from} % und mehr',
  'it-IT': '{from} % o più',
}

/** Label of the range that holds every reduced product: discounts are whole percents. */
const REDUCED: Readonly<Record<Language, string>> = {
  'es-MX': 'En oferta',
  'de-DE': 'Reduziert',
  'it-IT': 'In offerta',
}

/** Formats a range of discounts: `20 % o más`, `10 - 20 %`; from one percent on it holds all of them: `En oferta`. */
export function discountRangeLabel({ from, to }: Range, language: Language): string {
  if (to === null && from === 1) return REDUCED[language]
  return to === null ? OR_MORE[language].replace('{from}', String(from)) : `${from} - ${to} %`
}

const STARS_OR_MORE: Readonly<Record<Language, Readonly<Record<'one' | 'other', string>>>> = {
  'es-MX': { one: '{from} estrella o más', other: '{from} estrellas o más' },
  'de-DE': { one: '{from} Stern und mehr', other: '{from} Sterne und mehr' },
  'it-IT': { one: '{from} stella o più', other: '{from} stelle o più' },
}
const STARS: Readonly<Record<Language, string>> = { 'es-MX': 'estrellas', 'de-DE': 'Sterne', 'it-IT': 'stelle' }

/** Formats a range of ratings: `4 estrellas o más`, `3 - 4 estrellas`. */
export function ratingRangeLabel({ from, to }: Range, language: Language): string {
  const number = new Intl.NumberFormat(language)
  if (to === null) return STARS_OR_MORE[language][from === 1 ? 'one' : 'other'].replace('{from}', number.format(from))
  return `${number.format(from)} - ${number.format(to)} ${STARS[language]}`
}
