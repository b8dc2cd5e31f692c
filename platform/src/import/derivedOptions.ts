import { fieldListOf, listOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { idOf } from './values/importedId.ts'

const OPTIONS_KEY = /^(.+)_options$/
/** Fields of this form that are not options. */
const NO_CHOICES: ReadonlySet<string> = new Set(['configurable', 'bundle', 'custom', 'required', 'has'])

/**
 * Options of a configurable that names none: attributes with a list such as `size_options` of which every variant has a
 * value.
 */
export function derivedOptions(source: Fields, attributes: ReadonlyMap<string, Fields>): Fields[] {
  const children = fieldListOf(source.configurable_children)
  if (children.length === 0) return []
  const byCode = new Map([...attributes.values()].map((attribute) => [textOf(attribute.attribute_code), attribute]))
  return Object.keys(source).flatMap((key) => {
    const code = OPTIONS_KEY.exec(key)?.[1]
    if (code === undefined || NO_CHOICES.has(code) || listOf(source[key]).length === 0) return []
    const values = [...new Set(children.map((child) => textOf(child[code])))]
    if (values.includes(null)) return []
    const attribute = byCode.get(code)
    // Without a document of the attribute its code is the only name that it has.
    const id = idOf(attribute?.attribute_id) ?? idOf(code)
    const label = textOf(attribute?.default_frontend_label) ?? code.charAt(0).toUpperCase() + code.slice(1)
    const options = values.map((value) => ({ value_index: Number.isNaN(Number(value)) ? value : Number(value) }))
    return [{ attribute_id: String(id), attribute_code: code, label, position: 0, values: options }]
  })
}
