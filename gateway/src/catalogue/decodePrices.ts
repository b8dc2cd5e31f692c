import type { PriceFields, ProductDocument } from './productDocument.ts'
import { type Source, readNumber, readText } from './readValue.ts'

/**
 * Price fields of a product or variant. The platform may have worked offers into `price` already; what it started from
 * then stands in the `original_` fields, and an offer is to be counted once.
 */
export function decodePrices(source: Source): PriceFields {
  return {
    price: readNumber(source.original_price) ?? readNumber(source.price) ?? readNumber(source.regular_price),
    special: positive(source.original_special_price) ?? positive(source.special_price),
    specialFrom: readText(source.special_from_date),
    specialTo: readText(source.special_to_date),
    final: positive(source.original_final_price) ?? positive(source.final_price),
  }
}

/** What each month costs, for the numbers of months that the platform offers, fewest first. */
export function decodeInstalments(source: Source): ProductDocument['instalments'] {
  if (source.price_twelve === undefined && source.price_eighteen === undefined) return []
  const offers = [
    { months: 12, monthly: positive(source.price_twelve) },
    { months: 18, monthly: positive(source.price_eighteen) },
  ]
  return offers.flatMap(({ months, monthly }) => (monthly === null ? [] : [{ months, monthly }]))
}

function positive(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && number > 0 ? number : null
}
