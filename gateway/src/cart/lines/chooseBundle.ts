import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import type { BundleOptionDocument } from '../../catalogue/products/productDocument.ts'

type BundleChoice = NonNullable<LineOptions['bundleOptions']>[number]

/** Fault of a choice: `open` for a missing selection, `unknown` for a selection that the bundle does not offer. */
export type ChoiceFault = 'open' | 'unknown'

/**
 * Returns the choice of a bundle. Without `wanted` it is the bundle's defaults. Else an option that is not named has
 * its default only if it is required: what a shopper has taken out is neither delivered nor charged. Refuses a required
 * option without a selection, an option named twice, several selections where one is allowed, and what the bundle does
 * not offer. A fixed quantity stays the bundle's own.
 */
export function chooseBundle(
  options: readonly BundleOptionDocument[],
  wanted: readonly BundleChoice[],
): readonly BundleChoice[] | ChoiceFault {
  if (wanted.some(({ optionId }) => !options.some((option) => option.optionId === optionId))) return 'unknown'
  const byId = new Map(wanted.map((choice) => [choice.optionId, choice]))
  if (byId.size < wanted.length) return 'unknown'
  const named = options.filter(({ optionId, isRequired }) => wanted.length === 0 || isRequired || byId.has(optionId))
  const chosen = named.map((option) => chooseOption(option, byId.get(option.optionId)))
  const fault = chosen.find((choice) => typeof choice === 'string')
  if (fault) return fault
  return chosen.flatMap((choice) => (typeof choice === 'object' && choice !== null ? [choice] : []))
}

function chooseOption(
  option: BundleOptionDocument,
  wanted: BundleChoice | undefined,
): BundleChoice | ChoiceFault | null {
  const { optionId, selections, isRequired, isMultiple } = option
  const ids =
    wanted?.selectionIds ?? selections.filter(({ isDefault }) => isDefault).map(({ selectionId }) => selectionId)
  const parts = ids.flatMap((id) => selections.find(({ selectionId }) => selectionId === id) ?? [])
  if (parts.length < ids.length || (ids.length > 1 && !isMultiple)) return 'unknown'
  const [first] = parts
  if (!first) return isRequired ? 'open' : null
  const quantity = parts.every(({ canChangeQuantity }) => canChangeQuantity)
    ? (wanted?.quantity ?? first.quantity)
    : first.quantity
  return quantity > 0 && Number.isInteger(quantity) ? { optionId, selectionIds: ids, quantity } : 'unknown'
}
