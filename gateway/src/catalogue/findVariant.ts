import type { VariantDocument } from './productDocument.ts'
import { readIds, readText } from './readValue.ts'

export type WantedValue = Readonly<{ attributeCode: string; value: string }>

export type VariantSearch = Readonly<{
  wanted: readonly WantedValue[]
  /** What a variant costs, to decide between equals; null when unknown, which counts as dearest. */
  priceOf: (variant: VariantDocument) => number | null
  /** Whether a variant may be chosen at all, beside being enabled: out of stock it may only where such are listed. */
  isOffered?: (variant: VariantDocument) => boolean
}>

const SKU = 'sku'
const PRICE = 'price'

/**
 * The variant that a choice leads to: of those that can be bought, the one whose SKU is wanted, else the one with most of
 * the wanted values; of equals the cheaper, then the first. A value that the variant does not have at all never matches,
 * and neither does the price. Null when not a single value matches, or nothing is wanted and nothing can be bought.
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

/** Whether a variant has a value of an attribute. Documents write values as numbers or text, shoppers' choices are text: compared as text. */
export function hasValue({ values }: VariantDocument, { attributeCode, value }: WantedValue): boolean {
  const own = values[attributeCode]
  if (Array.isArray(own)) return readIds(own, own.length).map(String).includes(value)
  return readText(own) === value
}
