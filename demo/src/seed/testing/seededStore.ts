import { stores } from '@hogar/platform/stores.ts'
import type { StoreDefinition } from '@hogar/platform/stores.ts'
import type { CatalogueDocument } from '../seedCatalogue.ts'
import { seedCatalogue } from '../seedCatalogue.ts'

/** The day on which the tests run their offers. */
export const TEST_DAY = new Date('2026-11-20T15:30:00Z')

/** Fields of a product document that the tests read. */
export type ProductSource = {
  id: number
  sku: string
  type_id: string
  visibility: number
  name: string
  description?: string
  short_description: string
  slug: string
  url_path: string
  price: number
  special_price: number | null
  final_price: number
  minimal_price: number
  max_price: number
  regular_price: number
  special_from_date: string | null
  special_to_date: string | null
  discount: number
  sale: string
  marca: string
  category_ids: number[]
  category: { category_id: number; name: string; slug: string; path: string; position: number }[]
  product_links: {
    link_type: string
    linked_product_sku: string
    linked_product_type: string
    extension_attributes?: { qty: number }
  }[]
  configurable_options?: {
    attribute_code: string
    attribute_id: string
    values: { value_index: number; label: string }[]
  }[]
  configurable_children?: { id: number; sku: string; price: number; final_price: number; image: string }[]
  bundle_options?: { required: boolean; product_links: { sku: string; qty: number; is_default: boolean }[] }[]
  custom_options: { type: string; is_require: boolean; price?: number; values?: { price_type: string }[] }[]
  image: string
  media_gallery: { image: string; lab: string; typ: string }[]
  stock: { product_id: number; qty: number; is_in_stock: boolean; is_qty_decimal: boolean; manage_stock: boolean }
  [attribute: string]: unknown
}

/** The store of a code. */
export function storeOf(code: StoreDefinition['code']): StoreDefinition {
  const store = stores.find((candidate) => candidate.code === code)
  if (store === undefined) throw new Error(`No store ${code}`)
  return store
}

type SeededStore = ReturnType<typeof seed>

const seeded = new Map<StoreDefinition['code'], SeededStore>()

/** All documents of a store, by entity. All files of a worker share them: they cannot be changed. */
export function seededStore(code: StoreDefinition['code']): SeededStore {
  const store = seeded.get(code) ?? seed(code)
  seeded.set(code, store)
  return store
}

function seed(code: StoreDefinition['code']) {
  const documents = [...seedCatalogue(storeOf(code), TEST_DAY)]
  for (const { source } of documents) freezeWhole(source)
  const sources = (entity: CatalogueDocument['entity']) =>
    documents.filter((document) => document.entity === entity).map((document) => document.source)
  const products = sources('product') as ProductSource[]
  return { documents, sources, products, listed: products.filter((product) => product.visibility === 4) }
}

function freezeWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freezeWhole(part)
}
