/** What the rules of choosing need to know about a variant. */
export type VariantFacts = Readonly<{
  sku: string
  selection: readonly Readonly<{ attributeCode: string; value: string }>[]
  /** Major units as a decimal string. */
  amount: string
  isInStock: boolean
}>

/** Attribute code to the chosen value. */
export type Choice = Readonly<Record<string, string>>

/** A variant's values as a choice. */
export function choiceOf(variant: VariantFacts): Choice {
  return Object.fromEntries(variant.selection.map(({ attributeCode, value }) => [attributeCode, value]))
}

/**
 * The variant that a choice leads to: of those that have the value just `changed`, the one that matches most of the
 * choice; then one that can be bought before one that cannot, then the lower price, then the platform's order. Null when
 * no variant has that value.
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

/** How many of the chosen values a variant has. */
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
