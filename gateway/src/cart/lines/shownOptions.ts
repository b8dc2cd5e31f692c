import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import type { CartLineOption } from '../../__generated__/schemaTypes.ts'
import { SUMMARY_CHARACTERS_MAX } from '../../catalogue/limits.ts'
import { plainText } from '../../parse/plainText.ts'
import { readSources, readText } from '../../parse/readValue.ts'
import { CHOICE_TEXT_MAX_CHARACTERS, SHOWN_OPTIONS_MAX } from '../limits.ts'

/**
 * Decodes the options of a line for display. Those of the catalogue may have markup, which is removed. A text that the
 * customer typed, such as an engraving, stays as typed: `A<B>C` is no markup. Platforms that escape it are understood.
 */
export function shownOptions(value: unknown, { customOptions }: LineOptions): readonly CartLineOption[] {
  const typed = new Set((customOptions ?? []).map((option) => option.value.trim()))
  return readSources(value, SHOWN_OPTIONS_MAX).flatMap((option) => {
    const label = readText(option.label)
    const text = readText(option.value, CHOICE_TEXT_MAX_CHARACTERS) ?? ''
    const shown = typed.has(text) ? text : plainText(text, SUMMARY_CHARACTERS_MAX)
    return label === null || shown === null || shown === '' ? [] : [{ label, value: shown }]
  })
}
