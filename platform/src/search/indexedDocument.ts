import { fieldListOf, fieldsOf, integerOf, listOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { VariantFacets } from '../catalogue/variantFacets.ts'
import type { EditorsPlaces } from './editorsPlaces.ts'
import { BRAND } from './text/attributeLabels.ts'
import type { AttributeLabels } from './text/attributeLabels.ts'
import { readItems } from './words/readItems.ts'
import type { TextItem } from './words/readItems.ts'
import { wordsOf } from './text/wordsOf.ts'

/** The columns of a document that an index is made of. */
export type IndexRow = Readonly<{
  id: number
  facets: unknown
  skus: readonly string[]
  status: number | null
  visibility: number | null
  type_id: string | null
  category_ids: readonly number[]
  category_positions: unknown
  price: string | null
  variants: unknown
  updated_at: string | null
  is_in_stock: boolean | null
  search_name: string | null
  search_category: string | null
  search_keywords: string | null
  search_text: string | null
}>

/** A document as an index takes it. */
export type IndexedDocument = Readonly<{
  id: number
  skus: readonly string[]
  price: number | null
  updatedAt: string
  places: EditorsPlaces
  values: ReadonlyMap<string, readonly string[]>
  /** Texts by attribute of each enabled variant of a configurable product. */
  variants: readonly VariantFacets[]
  nameWords: readonly string[]
  /** Of the name's first word, which may be two: "OLED-Fernseher". */
  startWords: readonly string[]
  categoryWords: readonly string[]
  brandWords: readonly string[]
  keywordWords: readonly string[]
  /** The name with its measures. */
  nameItems: readonly TextItem[]
  /** Of the values that can be chosen or filtered by: colours, sizes, materials. */
  optionItems: readonly TextItem[]
  textWords: readonly string[]
  skuWords: readonly string[]
  /** Whether shoppers find it by itself: its name then teaches the search how words are spelled. */
  isListed: boolean
}>

/** Each document has its own: these are asked of the database. */
const UNIQUE: ReadonlySet<string> = new Set([
  'id',
  'sku',
  'url_path',
  'url_key',
  'slug',
  'identifier',
  'price',
  'final_price',
])

/** @param labels give the words of attribute values. */
export function indexedDocument(row: IndexRow, labels: AttributeLabels): IndexedDocument {
  const values = valuesOf(row)
  return {
    id: row.id,
    skus: row.skus,
    price: row.price === null ? null : Number(row.price),
    updatedAt: row.updated_at ?? '',
    places: placesOf(row.category_positions),
    values,
    variants: fieldListOf(row.variants).map(variantOf),
    nameWords: wordsOf(row.search_name ?? ''),
    startWords: wordsOf(row.search_name?.trim().split(/\s/, 1)[0] ?? ''),
    categoryWords: wordsOf(row.search_category ?? ''),
    nameItems: readItems(row.search_name ?? ''),
    brandWords: valuesWithOptions(values, BRAND).flatMap((value) => wordsOf(labels.labelOf(BRAND, value))),
    keywordWords: wordsOf(row.search_keywords ?? ''),
    optionItems: labels.options.flatMap((attribute) =>
      valuesWithOptions(values, attribute).flatMap((value) => labels.itemsOf(attribute, value)),
    ),
    textWords: wordsOf(row.search_text ?? ''),
    skuWords: wordsOf(row.skus[0] ?? ''),
    isListed: row.visibility === null || row.visibility > 1,
  }
}

/** Returns a document's or variant's values of an attribute, with those of its options. */
function valuesWithOptions(values: IndexedDocument['values'], attribute: string): readonly string[] {
  return [...(values.get(attribute) ?? []), ...(values.get(`${attribute}_options`) ?? [])]
}

function valuesOf(row: IndexRow): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  for (const [attribute, texts] of Object.entries(fieldsOf(row.facets))) {
    if (!UNIQUE.has(attribute)) values.set(attribute, listOf(texts).map(String))
  }
  const own = {
    status: row.status,
    visibility: row.visibility,
    type_id: row.type_id,
    'stock.is_in_stock': row.is_in_stock,
  }
  for (const [attribute, value] of Object.entries(own)) values.set(attribute, value === null ? [] : [String(value)])
  return values.set('category_ids', row.category_ids.map(String))
}

function variantOf(variant: Fields): VariantFacets {
  return Object.fromEntries(Object.entries(variant).map(([attribute, texts]) => [attribute, listOf(texts).map(String)]))
}

function placesOf(value: unknown): EditorsPlaces {
  return Object.entries(fieldsOf(value)).flatMap(([category, position]) => {
    const place = integerOf(position)
    return place === null ? [] : [Number(category), place]
  })
}
