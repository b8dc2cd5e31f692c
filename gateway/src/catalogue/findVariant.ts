import type { VariantDocument } from './productDocument.ts'
import { readIds, readText } from './readValue.ts'

export type WantedValue = Readonly<{ attributeCode: string; value: string }>

export type VariantSearch = Readonly<{
  wanted: readonly WantedValue[]
  /** What a variant costs, to decide between equals; null when unknown, which counts as dearest. */
  priceOf: (variant: VariantDocument) => number | null
}>

/**
 * The variant that a choice leads to: of those that can be bought, the one with most of the wanted values; of equals the
 * cheaper, then the first. A value that the variant does not have at all never matches, and neither does the price. Null
 * when not a single value matches, or nothing is wanted and nothing can be bought.
 */
export function findVariant(
  variants: readonly VariantDocument[],
  { wanted, priceOf }: VariantSearch,
): VariantDocument | null {
  const values = wanted.filter(({ attributeCode }) => attributeCode !== 'price')
  const ranked = variants
    .filter(({ status }) => status < 2)
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

/** Documents write values as numbers or text, shoppers' choices are text: compared as text. */
function hasValue({ values }: VariantDocument, { attributeCode, value }: WantedValue): boolean {
  const own = values[attributeCode]
  if (Array.isArray(own)) return readIds(own, own.length).map(String).includes(value)
  return readText(own) === value
}
