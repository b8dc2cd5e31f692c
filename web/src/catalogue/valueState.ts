import { type Choice, choiceOf, type VariantFacts } from './chooseVariant.ts'

/** What choosing a value would lead to: something to buy, something sold out, or another combination than the present. */
export type ValueState = 'available' | 'outOfStock' | 'otherCombination'

/** The state of one value of an option, with everything else left as it is chosen. */
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
