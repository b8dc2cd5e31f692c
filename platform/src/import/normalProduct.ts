import { fieldListOf, fieldsOf, integerOf, listOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { childAttributes } from '../catalogue/product.ts'
import { SKU_MAX_CHARACTERS } from '../limits.ts'
import { idOf, importedId } from './values/importedId.ts'
import { statusOf, visibilityOf } from './values/importedWords.ts'
import { createImportNotes } from './importNotes.ts'
import type { ImportChange, ImportNotes } from './importNotes.ts'
import { normalPrices } from './normalPrices.ts'
import { plainCharacters } from './values/plainCharacters.ts'
import { DISABLED } from '../catalogue/productStatus.ts'

const HIDDEN = 1

export type NormalRecord = Readonly<{ source: Fields; changes: readonly ImportChange[] }>

/** A product with its ids, words, amounts and names as the shop writes them, or the reason why it cannot be used. */
export function normalProduct(raw: Fields): NormalRecord | string {
  const source = childAttributes(raw)
  const sku = textOf(source.sku)
  if (sku === null) return 'no sku'
  if (sku.length > SKU_MAX_CHARACTERS) return `a SKU of more than ${SKU_MAX_CHARACTERS} characters`
  const id = importedId(source.id ?? source.entity_id)
  if (id === null) return 'no usable id'
  const notes = createImportNotes()
  if (id.isGiven) notes.add('text as id: numbered', source.id ?? source.entity_id)
  const fields = {
    ...source,
    ...commonFields(source, notes),
    id: id.id,
    name: nameOf(source, notes) ?? sku,
    status: statusField(source, notes) ?? 1,
    visibility: visibilityField(source, notes),
    category_ids: categoryIds(source.category_ids, notes),
    category: fieldListOf(source.category).map((category) => ({
      ...category,
      category_id: idOf(category.category_id),
    })),
    configurable_options: fieldListOf(source.configurable_options).map(normalOption),
    configurable_children: fieldListOf(source.configurable_children).flatMap((child) => normalChild(child, notes)),
  }
  const links = fieldListOf(fieldsOf(source.extension_attributes).category_links)
  return { source: { ...fields, category_ids: allCategoryIds(fields, links) }, changes: notes.all }
}

function commonFields(source: Fields, notes: ImportNotes): Fields {
  const sku = textOf(source.sku)
  if (source.sku !== sku && typeof source.sku === 'string') notes.add('blanks around the SKU removed', source.sku)
  return { ...normalPrices(source, notes), sku }
}

function nameOf(source: Fields, notes: ImportNotes): string | null {
  const name = textOf(source.name)
  if (name === null) return null
  const plain = textOf(plainCharacters(name))
  if (plain !== name) notes.add('HTML entities or invisible characters in a name', name)
  return plain
}

/** Null where nothing is said. */
function statusField(source: Fields, notes: ImportNotes): number | null {
  const status = statusOf(source.status)
  if (status === undefined) notes.add('status is not known: not for sale', source.status)
  else if (status !== null && integerOf(source.status) === null) notes.add('status read from a word', source.status)
  return status === undefined ? DISABLED : status
}

function visibilityField(source: Fields, notes: ImportNotes): number {
  const visibility = visibilityOf(source.visibility)
  if (visibility === undefined) notes.add('visibility is not known: not listed', source.visibility)
  else if (visibility === null) notes.add('no visibility: listed and found by search')
  else if (integerOf(source.visibility) === null) notes.add('visibility read from a word', source.visibility)
  return visibility === undefined ? HIDDEN : (visibility ?? 4)
}

function categoryIds(value: unknown, notes: ImportNotes): number[] {
  const listed = typeof value === 'string' ? value.split(',') : listOf(value)
  const ids = listed.map(idOf)
  const bad = ids.indexOf(null)
  if (bad !== -1) notes.add('category id cannot be read: dropped', listed[bad])
  return ids.filter((id) => id !== null)
}

/** The list of ids, else those of the category objects. */
function allCategoryIds(
  product: { category_ids: readonly number[]; category: readonly Fields[] },
  links: readonly Fields[],
) {
  if (product.category_ids.length > 0) return [...new Set(product.category_ids)]
  return [...new Set([...product.category, ...links].flatMap((category) => idOf(category.category_id) ?? []))]
}

function normalOption(option: Fields): Fields {
  const id = idOf(option.attribute_id)
  return id === null ? option : { ...option, attribute_id: String(id) }
}

function normalChild(raw: Fields, notes: ImportNotes): Fields[] {
  const child = childAttributes(raw)
  const sku = textOf(child.sku)
  if (sku === null || sku.length > SKU_MAX_CHARACTERS) {
    notes.add('variant without a usable SKU: dropped', child.sku ?? child.id)
    return []
  }
  const name = nameOf(child, notes)
  const id = idOf(child.id ?? child.entity_id)
  const status = statusField(child, notes)
  return [
    {
      ...child,
      ...commonFields(child, notes),
      ...(name === null ? {} : { name }),
      ...(status === null ? {} : { status }),
      id,
    },
  ]
}
