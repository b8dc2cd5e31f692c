import { type Choice, choiceOf, type VariantFacts } from './chooseVariant.ts'

/** Result of choosing a value: a variant in stock, one out of stock, or another combination than the present one. */
export type ValueState = 'available' | 'outOfStock' | 'otherCombination'

/** Returns the state of one value of an option, with all other choices unchanged. */
export function valueState(
  variants: readonly VariantFacts[],
  choice: Choice,
  changed: Readonly<{ attributeCode: string; value: string }>,
): ValueState {
  const wanted = { ...choice, [changed.attributeCode]: changed.value }
  const fitting = variants.filter((variant) => {
    const has = choiceOf(variant)
    return Object.entries(wanted).every(([code, value]) => has[code] === value)
  })
  if (fitting.some((variant) => variant.isInStock)) return 'available'
  return fitting.length > 0 ? 'outOfStock' : 'otherCombination'
}
