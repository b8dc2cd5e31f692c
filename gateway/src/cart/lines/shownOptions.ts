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
export function shownOptions(value: unknown, { bundleOptions, customOptions }: LineOptions): readonly CartLineOption[] {
  const isBundle = (bundleOptions ?? []).length > 0
  const typed = new Set((customOptions ?? []).map((option) => option.value.trim()))
  return readSources(value, SHOWN_OPTIONS_MAX).flatMap((option) => {
    const label = readText(option.label)
    const text = readText(option.value, CHOICE_TEXT_MAX_CHARACTERS) ?? ''
    const shown = typed.has(text) ? text : plainText(text, SUMMARY_CHARACTERS_MAX)
    if (label === null || shown === null || shown === '') return []
    return [{ label, value: isBundle ? partOfBundle(shown) : shown }]
  })
}

/** Rewrites a part of a bundle from the platform's form, `1 x Bed` or `2 x Pillow`, to `Bed` or `2 × Pillow`. */
function partOfBundle(text: string): string {
  return text.replace(/^(\d+) x (?=\S)/, (_, units: string) => (units === '1' ? '' : `${units} × `))
}
