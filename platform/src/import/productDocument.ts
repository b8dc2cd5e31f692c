import { fieldListOf, fieldsOf, listOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { configurableFields } from './configurableFields.ts'
import type { ExportFacts } from './exportFacts.ts'
import { contentDirectives } from './values/contentDirectives.ts'
import { idOf } from './values/importedId.ts'
import { importedPictures } from './importedPictures.ts'
import type { PictureRules } from './importedPictures.ts'
import { importedPrices } from './importedPrices.ts'
import { stockOf } from './importedStock.ts'
import type { ImportedStock } from './importedStock.ts'
import { createImportNotes } from './importNotes.ts'
import type { ImportChange, ImportNotes } from './importNotes.ts'
import { ADDRESS_PROBLEMS, safeAddress } from './values/safeAddress.ts'
import type { TakenAddresses } from './values/safeAddress.ts'
import { slugify } from './values/slugify.ts'
import { utcText } from '../utcText.ts'
import { DISABLED } from '../catalogue/productStatus.ts'

export type ImportedProduct = Readonly<{
  id: number
  sku: string
  source: Fields
  stock: ImportedStock
  changes: readonly ImportChange[]
}>
export type ProductContext = Readonly<{
  facts: ExportFacts
  /** Address of a category by id. */
  categoryPaths: ReadonlyMap<number, string>
  /** Addresses given out so far; the product's is added. */
  takenPaths: TakenAddresses
  importedAt: Date
  pictures: PictureRules
}>

/** A product whose values are read, in the form that the shop expects. */
export function productDocument(source: Fields, context: ProductContext): ImportedProduct {
  const notes = createImportNotes()
  const sku = String(source.sku)
  const id = Number(source.id)
  const stock = stockOf(source)
  if (stock.remark !== null) notes.add(stock.remark)
  const kind = kindOf(source)
  if (kind !== source.type_id) notes.add(`type ${String(source.type_id)} read as ${kind}`)
  const configurable =
    kind === 'configurable' ? configurableFields(source, context.facts, notes) : { configurable_children: [] }
  const { fields: prices, isPriced } = importedPrices({ ...source, ...configurable }, kind, notes)
  const children = fieldListOf(configurable.configurable_children)
  const pictures = importedPictures(source, { children, ...context.pictures, notes })
  const normal: Fields = {
    ...source,
    ...plainTexts(source, context.facts.blocks, notes),
    ...configurable,
    ...prices,
    type_id: kind,
    tax_class_id: textOf(source.tax_class_id) ?? '2',
    updated_at: textOf(source.updated_at) ?? textOf(source.created_at) ?? utcText(context.importedAt),
    stock: {
      ...fieldsOf(listOf(source.stock)[0] ?? source.stock),
      product_id: id,
      qty: stock.qty,
      is_in_stock: stock.isInStock,
      manage_stock: stock.manageStock,
    },
    ...pictures.product,
    configurable_children: children.map((child) => ({ ...child, ...pictures.children })),
  }
  const address = addressOf(normal, context, notes)
  const isOffered = isForSale(normal, { isPriced, price: prices.final_price, notes })
  const status = isOffered ? {} : { status: DISABLED }
  return { id, sku, source: { ...normal, ...address, ...status }, stock, changes: notes.all }
}

const TEXTS = ['description', 'short_description', 'content'] as const

/** Texts of editors without the directives of the shop that they were written in. */
export function plainTexts(source: Fields, blocks: ReadonlyMap<string, string>, notes: ImportNotes): Fields {
  const changed = TEXTS.flatMap((key) => {
    const text = textOf(source[key])
    const resolved = text === null ? null : contentDirectives(text, blocks)
    return resolved?.hasChanged === true ? [[key, resolved.html] as const] : []
  })
  if (changed.length > 0) notes.add('directives in a text: resolved or removed')
  return Object.fromEntries(changed)
}

/** Categories of a product. */
function categoryIdsOf(source: Fields): readonly number[] {
  return listOf(source.category_ids).flatMap((id) => idOf(id) ?? [])
}

function kindOf(source: Fields): string {
  const type = textOf(source.type_id)
  if (type !== null) return type
  return listOf(source.configurable_children).length > 0 && listOf(source.configurable_options).length > 0
    ? 'configurable'
    : 'simple'
}

/** A product that nothing can be bought of is kept, but not offered. */
function isForSale(
  product: Fields,
  { isPriced, price, notes }: Readonly<{ isPriced: boolean; price: number; notes: ImportNotes }>,
): boolean {
  const ends = openEnds(product)
  for (const end of ends) notes.add(end)
  if (!isPriced) notes.add('no price that can be read: not for sale')
  else if (price === 0)
    notes.add(ends.length > 0 ? 'no price and nothing to buy: not offered' : 'price of 0: sold at 0')
  const isDownloadable = product.type_id !== 'downloadable' || hasFile(product)
  if (!isDownloadable) notes.add('download without a file: not for sale')
  return isPriced && isDownloadable && (price > 0 || ends.length === 0)
}

function hasFile(product: Fields): boolean {
  const links = fieldsOf(product.extension_attributes).downloadable_product_links ?? product.downloadable_product_links
  return fieldListOf(links).some((link) => (textOf(link.link_file) ?? textOf(link.link_url)) !== null)
}

function addressOf(
  product: Fields,
  { categoryPaths, takenPaths }: ProductContext,
  notes: ImportNotes,
): { slug: string; url_key: string; url_path: string } {
  const key = textOf(product.url_key) ?? (slugify(String(product.name)) || 'product')
  const slug = textOf(product.slug) ?? `${slugify(key) || 'product'}-${String(product.id)}`
  const category = [...categoryIdsOf(product)]
    .flatMap((id) => categoryPaths.get(id) ?? [])
    .sort((a, b) => b.length - a.length)[0]
  const wanted = textOf(product.url_path) ?? [category, slug].filter(Boolean).join('/')
  const { path, problem } = safeAddress(wanted, { entity: 'product', id: Number(product.id) }, takenPaths)
  if (textOf(product.url_path) === null) notes.add('no url_path: generated')
  else if (problem !== null) notes.add(ADDRESS_PROBLEMS[problem], product.url_path)
  return { slug, url_key: key, url_path: path }
}

/** Returns reasons why a product can be shown but not bought. */
function openEnds(product: Fields): string[] {
  const hasNo = (key: string) => listOf(product[key]).length === 0
  if (product.type_id === 'bundle' && hasNo('bundle_options')) return ['bundle without options: cannot be bought']
  if (product.type_id === 'configurable' && hasNo('configurable_children'))
    return ['configurable without children: cannot be bought']
  if (product.type_id === 'grouped' && hasNo('product_links'))
    return ['grouped product without parts: cannot be bought']
  return []
}
