import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import type { BundleOptionDocument } from '../../catalogue/products/productDocument.ts'

type BundleChoice = NonNullable<LineOptions['bundleOptions']>[number]

/** Fault of a choice: `open` for a missing selection, `unknown` for a selection that the bundle does not offer. */
export type ChoiceFault = 'open' | 'unknown'

/**
 * Returns the choice of a bundle, with defaults for options without a selection. Refuses a required option without a
 * selection, several selections where one is allowed, and selections that the bundle does not offer. A fixed quantity
 * stays the bundle's own.
 */
export function chooseBundle(
  options: readonly BundleOptionDocument[],
  wanted: readonly BundleChoice[],
): readonly BundleChoice[] | ChoiceFault {
  if (wanted.some(({ optionId }) => !options.some((option) => option.optionId === optionId))) return 'unknown'
  const chosen = options.map((option) =>
    chooseOption(
      option,
      wanted.find(({ optionId }) => optionId === option.optionId),
    ),
  )
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
  return quantity > 0 ? { optionId, selectionIds: ids, quantity } : 'unknown'
}
