import type { Language, StoreDefinition } from '@hogar/schema/stores.ts'
import type { Range } from './range.ts'

type Money = Pick<StoreDefinition, 'language' | 'currencyCode'>

/** Written once for each of the ranges that lists share. */
const written = new WeakMap<Range, Map<string, string>>()

/** A range of prices as a shopper reads it: `< $50`, `$50 - 100`, `> $150`, the currency's sign where the language puts it. */
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

/** Making a format costs more than using it a thousand times. */
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

const OR_MORE: Readonly<Record<Language, string>> = {
  'es-MX': '{from} % o más',
  'de-DE': '{from} % und mehr',
  'it-IT': '{from} % o più',
}

/** A range of discounts as a shopper reads it: `20 % o más`, `10 - 20 %`. */
export function discountRangeLabel({ from, to }: Range, language: Language): string {
  return to === null ? OR_MORE[language].replace('{from}', String(from)) : `${from} - ${to} %`
}
