import { sql } from 'kysely'
import { fieldListOf, textOf } from '../../parse/fields.ts'
import type { Database } from '../../database/schema.ts'
import { measureWord, readItems } from '../words/readItems.ts'
import type { TextItem } from '../words/readItems.ts'
import { unitOf } from '../words/units.ts'

/** A value of an attribute, and how it is said: `52` of `color` is "Gris niebla". */
export type LabelledValue = Readonly<{ attribute: string; value: string; items: readonly TextItem[] }>

/** The words of attribute values. */
export type AttributeLabels = Readonly<{
  /** A value without a label stands for itself. */
  labelOf: (attribute: string, value: string) => string
  /** Returns the words of an attribute's value that shoppers choose by. */
  itemsOf: (attribute: string, value: string) => readonly TextItem[]
  /** Attributes that shoppers choose by, but for the brand. */
  options: readonly string[]
  values: readonly LabelledValue[]
}>

type AttributeRow = Readonly<{
  code: string | null
  name: string | null
  isFilterable: boolean | null
  options: unknown
}>

/** The attribute that says who makes a thing. */
export const BRAND = 'marca'
/** Rooms are excluded: a product placed in a room is no more that room than its category's name says. */
const NO_OPTIONS: ReadonlySet<string> = new Set([BRAND, 'room'])

export const NO_LABELS: AttributeLabels = createAttributeLabels([])

export function createAttributeLabels(rows: readonly AttributeRow[]): AttributeLabels {
  const labels = new Map<string, string>()
  const items = new Map<string, readonly TextItem[]>()
  const values: LabelledValue[] = []
  const options: string[] = []
  for (const { code, name, isFilterable, options: given } of rows) {
    if (code === null) continue
    const isOption = isFilterable === true && !NO_OPTIONS.has(code)
    if (isOption) options.push(code)
    for (const option of fieldListOf(given)) {
      const [value, label] = [textOf(option.value), textOf(option.label)]
      if (value === null || label === null) continue
      labels.set(`${code} ${value}`, label)
      if (!isOption) continue
      const said = itemsOfLabel(label, name ?? code)
      items.set(`${code} ${value}`, said)
      values.push({ attribute: code, value, items: said })
    }
  }
  return {
    labelOf: (attribute, value) => labels.get(`${attribute} ${value}`) ?? value,
    itemsOf: (attribute, value) => items.get(`${attribute} ${value}`) ?? [],
    options,
    values,
  }
}

/** The label of a number says its unit in the attribute's name: "Pantalla (pulgadas)". */
function itemsOfLabel(label: string, name: string): readonly TextItem[] {
  const items = readItems(label)
  const [only] = items
  if (items.length !== 1 || only?.kind !== 'number' || only.unit !== null) return items
  const words = readItems(name).flatMap((item) => (item.kind === 'word' ? [item.word] : []))
  const unit = words.map(unitOf).find((found) => found !== null) ?? null
  return [{ ...only, unit, next: words[0] ?? null }]
}

/** Words of items as documents are found by them, of numbers with their unit or the word after them. */
export function wordsOfItems(items: readonly TextItem[], stemOf: (word: string) => string | null): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'word') return stemOf(item.word) ?? []
    const unit = item.unit ?? (item.next === null ? null : stemOf(item.next))
    return unit === null ? [] : item.numbers.map((number) => measureWord(number, unit))
  })
}

/** The labels that a store's attribute documents give. */
export async function readAttributeLabels(db: Database, indexName: string): Promise<AttributeLabels> {
  const { rows } = await sql<AttributeRow>`
    select source ->> 'attribute_code' as code, source -> 'options' as options,
      coalesce(source ->> 'frontend_label', source ->> 'default_frontend_label') as name,
      source ->> 'is_filterable' in ('true', '1', '2') as "isFilterable"
    from catalogue_document where index_name = ${indexName} and entity = 'attribute' order by document_id`.execute(db)
  return createAttributeLabels(rows)
}
