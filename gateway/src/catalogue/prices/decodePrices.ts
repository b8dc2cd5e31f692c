import { offerEnd, offerStart } from './offerDates.ts'
import type { PriceFields } from '../products/productDocument.ts'
import { type Source, readNumber, readText } from '../../parse/readValue.ts'

/**
 * Names of each price field, best first. The platform may have applied offers to `price` already; the price before them
 * is then in the `original_` fields, so that an offer is applied once. Old platforms write camelCase.
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

/** Decodes the price fields without tax, for a store in this country. */
export function decodePrices(source: Source, country: string): PriceFields {
  return { ...decodeNamed(source, NET, country), lowest: positive(readNumber(source.lowest_price_30_days)) }
}

/** Decodes the price fields with tax that the platform calculated; null if it did not. */
export function decodeGrossPrices(source: Source, country: string): PriceFields | null {
  const isMissing = readFirst(source, GROSS.price) === null && positive(readFirst(source, GROSS.final)) === null
  return isMissing ? null : decodeNamed(source, GROSS, country)
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

/** Returns the value of the first field that holds a number. */
function readFirst(source: Source, names: readonly string[]): number | null {
  for (const name of names) {
    const number = readNumber(source[name])
    if (number !== null) return number
  }
  return null
}

function positive(number: number | null): number | null {
  return number !== null && number > 0 ? number : null
}
