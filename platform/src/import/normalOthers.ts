import { fieldListOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { childAttributes } from '../catalogue/product.ts'
import { idOf, importedId } from './values/importedId.ts'
import { switchOf } from './values/importedWords.ts'
import { createImportNotes } from './importNotes.ts'
import type { ImportNotes } from './importNotes.ts'
import type { NormalRecord } from './normalProduct.ts'
import { plainCharacters } from './values/plainCharacters.ts'

/** A category, and the tree below it, with ids, words and names as the shop writes them; or why it cannot be used. */
export function normalCategory(source: Fields): NormalRecord | string {
  const notes = createImportNotes()
  const category = categoryFields(source, notes)
  return category === null ? 'no usable id' : { source: category, changes: notes.all }
}

function categoryFields(raw: Fields, notes: ImportNotes): Fields | null {
  const source = childAttributes(raw)
  const id = importedId(source.id ?? source.entity_id)
  if (id === null) return null
  if (id.isGiven) notes.add('text as id: numbered', source.id ?? source.entity_id)
  const name = textOf(source.name)
  const plain = name === null ? null : plainCharacters(name)
  if (plain !== name) notes.add('HTML entities or invisible characters in a name', name)
  return {
    ...source,
    id: id.id,
    parent_id: idOf(source.parent_id),
    name: plain,
    is_active: switchField(source, 'is_active', notes),
    include_in_menu: switchField(source, 'include_in_menu', notes),
    children_data: fieldListOf(source.children_data).flatMap((child) => {
      const fields = categoryFields(child, notes)
      if (fields === null) notes.add('nested category without a usable id: dropped', child.name)
      return fields ?? []
    }),
  }
}

function switchField(source: Fields, key: string, notes: ImportNotes): boolean | null {
  const value = switchOf(source[key])
  if (value === undefined) notes.add(`${key} is not known: taken as no`, source[key])
  return value === undefined ? false : value
}

/** Other documents: their id, and the product that a review is of. */
export function normalOther(entity: string, source: Fields): NormalRecord | string {
  const given = entity === 'attribute' ? (source.attribute_id ?? source.id) : (source.id ?? source.entity_id)
  const id = importedId(given ?? (entity === 'review' ? source.review_id : null))
  if (id === null) return 'no usable id'
  if (entity === 'attribute' && textOf(source.attribute_code) === null) return 'no attribute_code'
  const notes = createImportNotes()
  if (id.isGiven) notes.add('text as id: numbered', given)
  const fields = { ...source, id: id.id }
  if (entity === 'attribute') return { source: { ...fields, attribute_id: id.id }, changes: notes.all }
  if (entity !== 'review') return { source: fields, changes: notes.all }
  return { source: { ...fields, product_id: idOf(source.product_id ?? source.entity_pk_value) }, changes: notes.all }
}
