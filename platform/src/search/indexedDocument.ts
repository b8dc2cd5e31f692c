import { fieldsOf, integerOf, listOf } from '../catalogue/fields.ts'
import type { EditorsPlaces } from './editorsPlaces.ts'
import { wordsOf } from './wordsOf.ts'

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
  updated_at: string | null
  is_in_stock: boolean | null
  search_name: string | null
  search_category: string | null
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
  nameWords: readonly string[]
  categoryWords: readonly string[]
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

export function indexedDocument(row: IndexRow): IndexedDocument {
  return {
    id: row.id,
    skus: row.skus,
    price: row.price === null ? null : Number(row.price),
    updatedAt: row.updated_at ?? '',
    places: placesOf(row.category_positions),
    values: valuesOf(row),
    nameWords: wordsOf(row.search_name ?? ''),
    categoryWords: wordsOf(row.search_category ?? ''),
    textWords: wordsOf(row.search_text ?? ''),
    skuWords: wordsOf(row.skus[0] ?? ''),
    isListed: row.visibility === null || row.visibility > 1,
  }
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

function placesOf(value: unknown): EditorsPlaces {
  return Object.entries(fieldsOf(value)).flatMap(([category, position]) => {
    const place = integerOf(position)
    return place === null ? [] : [Number(category), place]
  })
}
