import { fieldListOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { StorableDocument } from '../catalogue/documentRow.ts'
import { idOf } from './values/importedId.ts'
import { plainCharacters } from './values/plainCharacters.ts'

/** An attribute as it is stored: options without the blank one, their labels in plain characters. */
export function attributeDocument(source: Fields): StorableDocument {
  const options = fieldListOf(source.options).flatMap((option) => {
    const label = textOf(option.label)
    return label === null || textOf(option.value) === null ? [] : [{ ...option, label: plainCharacters(label) }]
  })
  return { entity: 'attribute', id: Number(source.id), source: { ...source, options } }
}

/** Attributes that products only mention in their options, with every value seen; by attribute id. */
export function collectMentionedAttribute(product: Fields, mentioned: Map<number, Fields>): void {
  for (const option of fieldListOf(product.configurable_options)) {
    const id = idOf(option.attribute_id)
    if (id === null) continue
    const known = mentioned.get(id)
    const values = new Map(fieldListOf(known?.options).map((entry) => [String(entry.value), entry]))
    for (const value of fieldListOf(option.values)) {
      const key = textOf(value.value_index)
      if (key !== null && !values.has(key)) values.set(key, { value: key, label: textOf(value.label) ?? key })
    }
    mentioned.set(id, {
      id,
      attribute_id: id,
      attribute_code: option.attribute_code,
      default_frontend_label: option.label,
      frontend_input: 'select',
      is_visible: true,
      is_user_defined: true,
      options: [...values.values()],
    })
  }
}
