/** Facts about a variant that the rules of choosing need. */
export type VariantFacts = Readonly<{
  sku: string
  selection: readonly Readonly<{ attributeCode: string; value: string }>[]
  /** Amount in major units as a decimal string. */
  amount: string
  isInStock: boolean
}>

/** Chosen value by attribute code. */
export type Choice = Readonly<Record<string, string>>

/** Returns a variant's values as a choice. */
export function choiceOf(variant: VariantFacts): Choice {
  return Object.fromEntries(variant.selection.map(({ attributeCode, value }) => [attributeCode, value]))
}

/**
 * Returns the variant for a choice: of those that have the value just `changed`, the one that matches most of the
 * choice; then one in stock before one that is not, then the lower price, then the platform's order. Null when no
 * variant has that value.
 */
export function chooseVariant<Variant extends VariantFacts>(
  variants: readonly Variant[],
  choice: Choice,
  changed: string | null,
): Variant | null {
  const candidates =
    changed === null ? variants : variants.filter((variant) => choiceOf(variant)[changed] === choice[changed])
  return candidates.reduce<Variant | null>(
    (best, variant) => (best === null || compare(variant, best, choice) < 0 ? variant : best),
    null,
  )
}

/** Returns how many of the chosen values a variant has. */
export function matchedValues(variant: VariantFacts, choice: Choice): number {
  return variant.selection.filter(({ attributeCode, value }) => choice[attributeCode] === value).length
}

function compare(first: VariantFacts, second: VariantFacts, choice: Choice): number {
  return (
    matchedValues(second, choice) - matchedValues(first, choice) ||
    Number(second.isInStock) - Number(first.isInStock) ||
    Number(first.amount) - Number(second.amount)
  )
}
