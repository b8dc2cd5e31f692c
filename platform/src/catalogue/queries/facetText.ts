import { FACET_TEXT_MAX_LENGTH } from '../../limits.ts'
import { textOf } from '../../parse/fields.ts'

/** Texts by which equality filters and counts know a value: none for long text. Multiselects are written as "37,38". */
export function facetText(value: unknown): string[] {
  if (typeof value === 'boolean') return [String(value)]
  const text = textOf(value)
  if (text === null || text.length > FACET_TEXT_MAX_LENGTH) return []
  return /^\d+(,\d+)+$/.test(text) ? text.split(',') : [text]
}
