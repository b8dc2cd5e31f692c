import { offerEnd, offerStart } from './offerDates.ts'
import type { PriceFields, ProductDocument } from './productDocument.ts'
import { type Source, readNumber, readText } from './readValue.ts'

/**
 * Names of each price, best first. The platform may have worked offers into `price` already; what it started from then
 * stands in the `original_` fields, and an offer is to be counted once. Old platforms write camelCase.
 */
const NET = {
  price: ['original_price', 'originalPrice', 'price', 'regular_price', 'regularPrice'],
  special: ['original_special_price', 'originalSpecialPrice', 'special_price', 'specialPrice'],
  final: ['original_final_price', 'originalFinalPrice', 'final_price', 'finalPrice'],
} as const

const GROSS = {
  price: ['original_price_incl_tax', 'originalPriceInclTax', 'price_incl_tax', 'priceInclTax'],
  special: ['special_price_incl_tax', 'specialPriceInclTax'],
  final: ['final_price_incl_tax', 'finalPriceInclTax'],
} as const

/** Price fields without tax, of a product or variant of a store in this country. */
export function decodePrices(source: Source, country: string): PriceFields {
  return decodeNamed(source, NET, country)
}

/** Price fields with tax, which the platform worked out; null where it did not. */
export function decodeGrossPrices(source: Source, country: string): PriceFields | null {
  const prices = decodeNamed(source, GROSS, country)
  return prices.price === null && prices.final === null ? null : prices
}

function decodeNamed(source: Source, names: typeof NET | typeof GROSS, country: string): PriceFields {
  return {
    price: readFirst(source, names.price),
    special: positive(readFirst(source, names.special)),
    specialFrom: offerStart(readText(source.special_from_date ?? source.specialFromDate), country),
    specialTo: offerEnd(readText(source.special_to_date ?? source.specialToDate), country),
    final: positive(readFirst(source, names.final)),
  }
}

/** The first name that holds a number. */
function readFirst(source: Source, names: readonly string[]): number | null {
  for (const name of names) {
    const number = readNumber(source[name])
    if (number !== null) return number
  }
  return null
}

/** Store credit for it: what a week costs, and what all of it costs on time, both with tax. Null unless both are known. */
export function decodeCredit(source: Source): Readonly<{ weekly: number; punctualTotal: number }> | null {
  const weekly = positive(readNumber(source.credit_fee))
  const punctualTotal = positive(readNumber(source.credit_price_pago_puntual))
  return weekly === null || punctualTotal === null ? null : { weekly, punctualTotal }
}

/** What each month costs, for the numbers of months that the platform offers, fewest first. */
export function decodeInstalments(source: Source): ProductDocument['instalments'] {
  if (source.price_twelve === undefined && source.price_eighteen === undefined) return []
  const offers = [
    { months: 12, monthly: positive(readNumber(source.price_twelve)) },
    { months: 18, monthly: positive(readNumber(source.price_eighteen)) },
  ]
  return offers.flatMap(({ months, monthly }) => (monthly === null ? [] : [{ months, monthly }]))
}

function positive(number: number | null): number | null {
  return number !== null && number > 0 ? number : null
}
