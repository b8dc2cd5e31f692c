import { CART_LINES_MAX, QUANTITY_MAX, SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import type { CartLineInput, UserError } from '../../__generated__/schemaTypes.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import { isAmount } from '../../graph/isAmount.ts'
import { isGiven } from '../../graph/isGiven.ts'
import { ADDITIONAL_TEXT_MAX_CHARACTERS, CHOICE_TEXT_MAX_CHARACTERS, LINE_CHOICES_MAX } from '../limits.ts'
import type { AskedAdditions } from './lineAdditions.ts'

/** Returns the user errors of lines that need no product to detect; empty when the lines are valid. */
export function checkLineInputs(lines: readonly CartLineInput[], language: MessageLanguage): UserError[] {
  const bounds = checkLineCount(lines, language)
  return bounds.length > 0 ? bounds : lines.flatMap((line, index) => checkLine(line, index, language))
}

/** A mutation takes 1 to 50 lines. */
export function checkLineCount(lines: readonly unknown[], language: MessageLanguage): UserError[] {
  if (lines.length === 0) return [invalidField(language, 'FIELD_REQUIRED', { field: ['lines'] })]
  if (lines.length <= CART_LINES_MAX) return []
  return [invalidField(language, 'TOO_MANY_LINES', { field: ['lines'], words: { max: CART_LINES_MAX } })]
}

/** True for a valid number of units: finite, above 0 and at most `QUANTITY_MAX`. */
export function isQuantity(quantity: number): boolean {
  return Number.isFinite(quantity) && quantity > 0 && quantity <= QUANTITY_MAX
}

function checkLine(line: CartLineInput, index: number, language: MessageLanguage): readonly UserError[] {
  const { sku, quantity = 1, customOptions, bundleOptions, expectedUnitPrice } = line
  const at = (...path: readonly (string | number)[]) => ({ field: ['lines', index, ...path], sku })
  if (sku.trim() === '') return [invalidField(language, 'FIELD_REQUIRED', at('sku'))]
  if (sku.length > SKU_MAX_CHARACTERS)
    return [invalidField(language, 'FIELD_TOO_LONG', { field: ['lines', index, 'sku'] })]
  if (!isQuantity(quantity))
    return [userError(language, 'INVALID_QUANTITY', { ...at('quantity'), words: { name: sku } })]
  const custom = customOptions ?? []
  const bundle = bundleOptions ?? []
  if (custom.length > LINE_CHOICES_MAX || custom.some(({ value }) => value.length > CHOICE_TEXT_MAX_CHARACTERS)) {
    return [invalidField(language, 'FIELD_TOO_LONG', at('customOptions'))]
  }
  if (bundle.length > LINE_CHOICES_MAX || bundle.some(({ selectionIds }) => selectionIds.length > LINE_CHOICES_MAX)) {
    return [invalidField(language, 'FIELD_TOO_LONG', at('bundleOptions'))]
  }
  const additions = checkAdditions(line, index, language)
  return additions.length > 0 ? additions : checkExpectedPrice(expectedUnitPrice, index, language)
}

/** Refuses a warranty or delivery option with more characters than a line keeps. */
export function checkAdditions(asked: AskedAdditions, index: number, language: MessageLanguage): readonly UserError[] {
  const long = (['warranty', 'deliveryOption'] as const).find(
    (name) => (asked[name]?.length ?? 0) > ADDITIONAL_TEXT_MAX_CHARACTERS,
  )
  return long ? [invalidField(language, 'FIELD_TOO_LONG', { field: ['lines', index, long] })] : []
}

/** Refuses an expected unit price that is given and is not an amount. */
export function checkExpectedPrice(
  expected: string | null | undefined,
  index: number,
  language: MessageLanguage,
): readonly UserError[] {
  if (!isGiven(expected) || isAmount(expected)) return []
  return [invalidField(language, 'FIELD_INVALID', { field: ['lines', index, 'expectedUnitPrice'] })]
}
