import { fieldListOf, fieldsOf, integerOf, isFields, listOf, textOf } from '../../parse/fields.ts'
import type { Fields } from '../../parse/fields.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { LINE_MAX_QUANTITY } from '../../limits.ts'

export type ConfigurableChoice = Readonly<{ optionId: string; value: string }>
export type BundleChoice = Readonly<{ optionId: string; qty: number | null; selectionIds: readonly string[] }>
export type CustomChoice = Readonly<{ optionId: string; value: string }>

/** Line that a caller requests, before it is checked that the product and its options exist. */
export type LineRequest = Readonly<{
  sku: string
  configurable: readonly ConfigurableChoice[]
  bundle: readonly BundleChoice[]
  custom: readonly CustomChoice[]
}>

/**
 * Reads sku and product option; the option lists may be arrays or maps keyed by option id.
 * @throws PlatformError 400 for a number of units of a bundle's part that is not whole.
 */
export function parseLineRequest(sku: string, productOption: unknown): LineRequest {
  const options = fieldsOf(fieldsOf(productOption).extension_attributes)
  return {
    sku,
    configurable: choicesOf(options.configurable_item_options),
    bundle: fieldListOf(options.bundle_options).flatMap(parseBundleChoice),
    custom: choicesOf(options.custom_options),
  }
}

function choicesOf(list: unknown): ConfigurableChoice[] {
  return fieldListOf(list).flatMap((choice) => {
    const optionId = textOf(choice.option_id)
    const value = choiceText(choice.option_value)
    return optionId === null || value === null ? [] : [{ optionId, value }]
  })
}

function choiceText(value: unknown): string | null {
  if (!Array.isArray(value)) return isFields(value) ? null : textOf(value)
  const texts = value.flatMap((item) => textOf(item) ?? [])
  return texts.length === 0 ? null : texts.join(',')
}

function parseBundleChoice(choice: Fields): BundleChoice[] {
  const optionId = textOf(choice.option_id)
  if (optionId === null) return []
  const selectionIds = listOf(choice.option_selections).flatMap((id) => textOf(id) ?? [])
  return selectionIds.length === 0 ? [] : [{ optionId, qty: partQuantity(choice.option_qty), selectionIds }]
}

/** Null where the caller names no number of units, and the part's own counts. */
function partQuantity(value: unknown): number | null {
  return (value ?? '') === '' ? null : parseQuantity(value)
}

/**
 * A quantity of whole units.
 * @throws PlatformError 400 when it is none.
 */
export function parseQuantity(value: unknown): number {
  const quantity = integerOf(value)
  if (quantity === null || quantity < 1)
    throw new PlatformError(400, 'The product quantity should be a whole number greater than 0.')
  if (quantity > LINE_MAX_QUANTITY)
    throw new PlatformError(
      400,
      `The requested qty exceeds the maximum qty allowed in shopping cart (${LINE_MAX_QUANTITY}).`,
    )
  return quantity
}
