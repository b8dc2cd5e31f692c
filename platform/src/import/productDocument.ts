import { fieldListOf, fieldsOf, integerOf, listOf, numberOf, textOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'
import { categoryIdsOf } from './exportFacts.ts'
import type { ExportFacts } from './exportFacts.ts'
import { configurableFields } from './configurableFields.ts'
import { stockOf, UNKNOWN_STOCK_QTY } from './importedStock.ts'
import type { ImportedStock } from './importedStock.ts'
import { plainCharacters } from './plainCharacters.ts'
import { slugify } from './slugify.ts'
import { standInPicture } from './standInPicture.ts'

const DISABLED = 2

export type ImportedProduct = Readonly<{
  id: number
  sku: string
  source: Fields
  stock: ImportedStock
  changes: readonly string[]
}>
export type ProductContext = Readonly<{
  facts: ExportFacts
  /** Address of a category by id. */
  categoryPaths: ReadonlyMap<number, string>
  /** Addresses given out so far; the product's is added. */
  takenPaths: Set<string>
  importedAt: Date
}>

/** A product of an export in the form that the shop expects, or the reason why it cannot be one. */
export function productDocument(source: Fields, context: ProductContext): ImportedProduct | string {
  const sku = textOf(source.sku)
  const id = integerOf(source.id) ?? integerOf(source.entity_id)
  if (sku === null) return 'no sku'
  if (id === null || id < 1) return 'no usable id'
  const changes: string[] = []
  const stock = stockOf(source)
  if (!stock.isKnown) changes.push(`no stock: counted as ${UNKNOWN_STOCK_QTY}`)
  const kind = kindOf(source)
  if (kind !== source.type_id) changes.push(`type ${String(source.type_id)} read as ${kind}`)
  const configurable =
    kind === 'configurable' ? configurableFields(source, context.facts) : { configurable_children: [] }
  const children = fieldListOf(configurable.configurable_children)
  const pictures = picturesOf(source, children)
  const prices = pricesOf(source, children)
  const normal: Fields = {
    ...source,
    ...configurable,
    ...prices,
    id,
    sku,
    type_id: kind,
    name: plainCharacters(textOf(source.name) ?? sku),
    status: integerOf(source.status) ?? 1,
    visibility: integerOf(source.visibility) ?? 4,
    tax_class_id: textOf(source.tax_class_id) ?? '2',
    category_ids: categoryIdsOf(source),
    updated_at: textOf(source.updated_at) ?? textOf(source.created_at) ?? timestamp(context.importedAt),
    stock: {
      ...fieldsOf(listOf(source.stock)[0] ?? source.stock),
      product_id: id,
      qty: stock.qty,
      is_in_stock: stock.isInStock,
      manage_stock: stock.manageStock,
    },
    ...pictures,
    configurable_children: children.map((child) => ({ ...child, ...pictures })),
  }
  const address = addressOf(normal, context)
  if (address.url_path !== source.url_path)
    changes.push(textOf(source.url_path) === null ? 'no url_path: made one' : 'url_path was taken: made another')
  const ends = openEnds(normal)
  const isOffered = prices.final_price > 0 || ends.length === 0
  if (prices.final_price === 0)
    changes.push(isOffered ? 'no price: sold at 0' : 'no price and nothing to buy: not offered')
  const status = isOffered ? {} : { status: DISABLED }
  return { id, sku, source: { ...normal, ...address, ...status }, stock, changes: [...changes, ...ends] }
}

function kindOf(source: Fields): string {
  const type = textOf(source.type_id)
  if (type !== null) return type
  return listOf(source.configurable_children).length > 0 && listOf(source.configurable_options).length > 0
    ? 'configurable'
    : 'simple'
}

function pricesOf(source: Fields, children: readonly Fields[]) {
  const price = numberOf(source.price) ?? 0
  const special = numberOf(source.special_price)
  const offered = special !== null && special > 0 && special < price ? special : null
  const own = numberOf(source.final_price) ?? offered ?? price
  const childPrices = children.flatMap((child) => numberOf(child.final_price) ?? []).filter((amount) => amount > 0)
  const final = own > 0 || childPrices.length === 0 ? own : Math.min(...childPrices)
  const regular = price > 0 ? price : final
  return {
    price,
    special_price: offered,
    final_price: final,
    regular_price: numberOf(source.regular_price) ?? regular,
    minimal_price: numberOf(source.minimal_price) ?? final,
    max_price: numberOf(source.max_price) ?? Math.max(final, ...childPrices),
    discount:
      integerOf(source.discount) ?? (regular > final && regular > 0 ? Math.round((1 - final / regular) * 100) : 0),
  }
}

/** Picture files do not come with an export: one drawing stands in for all of a product, its children's too. */
function picturesOf(source: Fields, children: readonly Fields[]): Fields {
  const hasPicture = [source, ...children].some(({ image }) => textOf(image) !== null && image !== 'no_selection')
  if (!hasPicture)
    return { image: 'no_selection', small_image: 'no_selection', thumbnail: 'no_selection', media_gallery: [] }
  const categories = fieldListOf(source.category).flatMap((category) => textOf(category.name) ?? [])
  const picture = standInPicture([textOf(source.name) ?? '', ...categories])
  return {
    image: picture,
    small_image: picture,
    thumbnail: picture,
    media_gallery: [{ image: picture, pos: 1, typ: 'image', lab: textOf(source.name), vid: null }],
  }
}

function addressOf(
  product: Fields,
  { categoryPaths, takenPaths }: ProductContext,
): { slug: string; url_key: string; url_path: string } {
  const key = textOf(product.url_key) ?? (slugify(String(product.name)) || 'product')
  const slug = textOf(product.slug) ?? `${slugify(key) || 'product'}-${String(product.id)}`
  const category = categoryIdsOf(product)
    .flatMap((id) => categoryPaths.get(id) ?? [])
    .sort((a, b) => b.length - a.length)[0]
  const wanted = textOf(product.url_path) ?? [category, slug].filter(Boolean).join('/')
  const path = takenPaths.has(wanted) ? `${wanted.replace(/\.html$/, '')}-${String(product.id)}` : wanted
  takenPaths.add(path)
  return { slug, url_key: key, url_path: path }
}

/** What will keep a product from being bought although it is shown. */
function openEnds(product: Fields): string[] {
  const hasNo = (key: string) => listOf(product[key]).length === 0
  if (product.type_id === 'bundle' && hasNo('bundle_options')) return ['bundle without options: cannot be bought']
  if (product.type_id === 'configurable' && hasNo('configurable_children'))
    return ['configurable without children: cannot be bought']
  if (product.type_id === 'grouped' && hasNo('product_links'))
    return ['grouped product without parts: cannot be bought']
  return []
}

function timestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}
