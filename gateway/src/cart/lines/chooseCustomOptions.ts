import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import type { CustomOptionDocument } from '../../catalogue/products/productDocument.ts'
import type { ChoiceFault } from './chooseBundle.ts'

type CustomChoice = NonNullable<LineOptions['customOptions']>[number]

/**
 * The custom options of a line as the product offers them. Refuses a required option left out, values that are not
 * offered, and a text that is too long. Blank texts count as left out.
 */
export function chooseCustomOptions(
  options: readonly CustomOptionDocument[],
  wanted: readonly CustomChoice[],
): readonly CustomChoice[] | ChoiceFault {
  const filled = wanted
    .map(({ optionId, value }) => ({ optionId, value: value.trim() }))
    .filter(({ value }) => value !== '')
  const names = new Set(filled.map(({ optionId }) => optionId))
  if (names.size < filled.length) return 'unknown'
  if (options.some(({ isRequired, optionId }) => isRequired && !names.has(optionId))) return 'open'
  const isOffered = ({ optionId, value }: CustomChoice) => {
    const option = options.find((candidate) => candidate.optionId === optionId)
    return option !== undefined && isValueOf(option, value)
  }
  return filled.every(isOffered) ? filled : 'unknown'
}

function isValueOf({ kind, values, maxLength }: CustomOptionDocument, value: string): boolean {
  if (kind === 'TEXT' || kind === 'TEXT_AREA') return maxLength === null || value.length <= maxLength
  const chosen = value.split(',')
  if (kind === 'CHOICE' && chosen.length > 1) return false
  return chosen.every((id) => values.some(({ valueId }) => valueId === id))
}
