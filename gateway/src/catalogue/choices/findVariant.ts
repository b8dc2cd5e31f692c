import type { VariantDocument } from '../products/productDocument.ts'
import { readIds, readText } from '../../parse/readValue.ts'

export type WantedValue = Readonly<{ attributeCode: string; value: string }>

export type VariantSearch = Readonly<{
  wanted: readonly WantedValue[]
  /** Returns the price that decides between equal matches; null if unknown, which sorts last. */
  priceOf: (variant: VariantDocument) => number | null
  /**
   * Returns true if a variant may be chosen, in addition to being enabled: one that is out of stock is offered only in
   * stores that list such products.
   */
  isOffered?: (variant: VariantDocument) => boolean
}>

const SKU = 'sku'
const PRICE = 'price'

/**
 * Returns the variant that a selection matches: among those that can be bought, the one with the wanted SKU, else the
 * one with most wanted values; among equals the cheaper, then the first. A value that the variant lacks never matches,
 * and neither does the price. Null if no value matches, or if none is wanted and no variant can be bought.
 */
export function findVariant(
  variants: readonly VariantDocument[],
  { wanted, priceOf, isOffered = () => true }: VariantSearch,
): VariantDocument | null {
  const offered = variants.filter((variant) => variant.status < 2 && isOffered(variant))
  const sku = wanted.find(({ attributeCode }) => attributeCode === SKU)?.value
  const named = offered.find((variant) => variant.sku === sku)
  if (named) return named
  const values = wanted.filter(({ attributeCode }) => attributeCode !== PRICE && attributeCode !== SKU)
  const ranked = offered
    .map((variant) => ({
      variant,
      matches: values.filter((value) => hasValue(variant, value)).length,
      price: priceOf(variant) ?? Number.POSITIVE_INFINITY,
    }))
    .filter(({ matches }) => matches > 0 || values.length === 0)
  const [first, ...rest] = ranked
  if (!first) return null
  return rest.reduce((best, candidate) => (isBetter(candidate, best) ? candidate : best), first).variant
}

function isBetter(a: { matches: number; price: number }, b: { matches: number; price: number }): boolean {
  return a.matches === b.matches ? a.price < b.price : a.matches > b.matches
}

/**
 * Returns true if a variant has a value of an attribute. Values are compared as text: documents hold numbers or text,
 * and shoppers' choices are text.
 */
export function hasValue({ values }: VariantDocument, { attributeCode, value }: WantedValue): boolean {
  const own = values[attributeCode]
  if (Array.isArray(own)) return readIds(own, own.length).map(String).includes(value)
  return readText(own) === value
}
