import { fieldListOf, numberOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { idOf } from './values/importedId.ts'
import { stockOf } from './importedStock.ts'
import type { ImportedStock } from './importedStock.ts'
import type { ImportedDocument, UnusableRecord } from './readDocuments.ts'

/** Facts about a product that the documents of others refer to. */
export type ProductFacts = Readonly<{ id: number; price: number | null; status: number; stock: ImportedStock }>
/** Numbers of usable and unusable records of a file. */
export type FileTally = { usable: number; unusable: number }

/** Data that documents of an export need about each other, collected in a first pass over the files. */
export type ExportFacts = Readonly<{
  /** Every category that has a record of its own or stands in another's subtree, by id. */
  categories: ReadonlyMap<number, Fields>
  /** Of those, the ones that only products name. */
  namedCategories: ReadonlySet<number>
  /** Of those, the ones that the store has, which stay as they are. */
  keptCategories: ReadonlySet<number>
  /** Texts of blocks by their identifier, and by their number: texts name them by either. */
  blocks: ReadonlyMap<string, string>
  /** Attributes by id. */
  attributes: ReadonlyMap<string, Fields>
  /** Products by SKU. */
  products: ReadonlyMap<string, ProductFacts>
  productIds: ReadonlySet<number>
  entities: ReadonlySet<string>
  /** Countries that the tax rules know a rate for. */
  taxedCountries: ReadonlySet<string>
  /** By path of the file. */
  tallies: ReadonlyMap<string, Readonly<FileTally>>
}>

/** Reads every record once and collects the data that others refer to. */
export async function gatherFacts(
  documents: AsyncIterable<ImportedDocument | UnusableRecord>,
  paths: readonly string[],
  refuse: (record: UnusableRecord) => void,
): Promise<ExportFacts> {
  const facts = {
    categories: new Map<number, Fields>(),
    blocks: new Map<string, string>(),
    attributes: new Map<string, Fields>(),
    products: new Map<string, ProductFacts>(),
    productIds: new Set<number>(),
    entities: new Set<string>(),
    taxedCountries: new Set<string>(),
    tallies: new Map<string, FileTally>(paths.map((path) => [path, { usable: 0, unusable: 0 }])),
  }
  const nested = new Map<number, Fields>()
  const named = new Map<number, Fields>()
  for await (const document of documents) {
    const tally = facts.tallies.get(document.file)
    if ('problem' in document) {
      if (tally !== undefined) tally.unusable += 1
      refuse(document)
      continue
    }
    if (tally !== undefined) tally.usable += 1
    const { entity, source } = document
    facts.entities.add(entity)
    if (entity === 'category') collectCategory(source, facts.categories, nested)
    if (entity === 'cms_block') collectBlock(source, facts.blocks)
    if (entity === 'attribute') facts.attributes.set(String(source.id), source)
    if (entity === 'taxrule')
      for (const rate of fieldListOf(source.rates)) facts.taxedCountries.add(String(rate.tax_country_id))
    if (entity === 'product') collectProduct(source, facts, named)
  }
  // A record of its own takes precedence over a nested one, and that over a mere name.
  const recorded = new Map([...nested, ...facts.categories])
  const namedCategories = new Set([...named.keys()].filter((id) => !recorded.has(id)))
  return { ...facts, categories: new Map([...named, ...recorded]), namedCategories, keptCategories: new Set() }
}

function collectBlock(source: Fields, blocks: Map<string, string>): void {
  const content = textOf(source.content)
  for (const name of [textOf(source.identifier), textOf(source.id)])
    if (name !== null && content !== null) blocks.set(name, content)
}

function collectCategory(source: Fields, flat: Map<number, Fields>, nested: Map<number, Fields>): void {
  const id = idOf(source.id)
  if (id !== null) flat.set(id, source)
  const visit = (parent: Fields) => {
    for (const child of fieldListOf(parent.children_data)) {
      const childId = idOf(child.id)
      if (childId === null) continue
      nested.set(childId, { ...child, parent_id: child.parent_id ?? parent.id })
      visit(child)
    }
  }
  visit(source)
}

function collectProduct(
  source: Fields,
  facts: { products: Map<string, ProductFacts>; productIds: Set<number> },
  named: Map<number, Fields>,
): void {
  const id = idOf(source.id)
  const sku = textOf(source.sku)
  if (id === null || sku === null) return
  // Of two with one SKU the first is stored.
  if (!facts.products.has(sku))
    facts.products.set(sku, {
      id,
      price: numberOf(source.price),
      status: Number(source.status),
      stock: stockOf(source),
    })
  facts.productIds.add(id)
  for (const category of fieldListOf(source.category)) {
    const categoryId = idOf(category.category_id)
    const name = textOf(category.name)
    if (categoryId !== null && name !== null && !named.has(categoryId))
      named.set(categoryId, { id: categoryId, name, slug: category.slug, url_path: category.path })
  }
}
