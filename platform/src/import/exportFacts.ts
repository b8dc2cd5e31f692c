import { fieldListOf, fieldsOf, integerOf, listOf, textOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'
import { entityOf } from './entityOf.ts'
import type { ImportRecord } from './readRecords.ts'

/** What the documents of an export need to know of each other; gathered in a first pass over the files. */
export type ExportFacts = Readonly<{
  /** Every category that has a record of its own or stands in another's subtree, by id. */
  categories: ReadonlyMap<number, Fields>
  /** Attributes by id. */
  attributes: ReadonlyMap<string, Fields>
  /** Ids of products by sku. */
  productIds: ReadonlyMap<string, number>
  knownIds: ReadonlySet<number>
  /** Ids of listed products by category, the ones given directly. */
  listed: ReadonlyMap<number, ReadonlySet<number>>
  entities: ReadonlySet<string>
  /** Countries that the tax rules know a rate for. */
  taxedCountries: ReadonlySet<string>
}>

/** Reads every record once and keeps what others refer to. */
export async function gatherFacts(records: AsyncIterable<ImportRecord>): Promise<ExportFacts> {
  const facts = {
    categories: new Map<number, Fields>(),
    attributes: new Map<string, Fields>(),
    productIds: new Map<string, number>(),
    knownIds: new Set<number>(),
    listed: new Map<number, Set<number>>(),
    entities: new Set<string>(),
    taxedCountries: new Set<string>(),
  }
  const nested = new Map<number, Fields>()
  const named = new Map<number, Fields>()
  for await (const record of records) {
    if ('problem' in record) continue
    const { source } = record
    const entity = entityOf(record)
    if (entity !== null) facts.entities.add(entity)
    if (entity === 'category') collectCategory(source, facts.categories, nested)
    if (entity === 'attribute') facts.attributes.set(textOf(source.attribute_id) ?? textOf(source.id) ?? '', source)
    if (entity === 'taxrule')
      for (const rate of fieldListOf(source.rates)) facts.taxedCountries.add(String(rate.tax_country_id))
    if (entity === 'product') collectProduct(source, facts, named)
  }
  // What stands in a record of its own is worth more than what is nested, and that more than a mere name.
  return { ...facts, categories: new Map([...named, ...nested, ...facts.categories]) }
}

function collectCategory(source: Fields, flat: Map<number, Fields>, nested: Map<number, Fields>): void {
  const id = integerOf(source.id)
  if (id !== null) flat.set(id, source)
  const visit = (parent: Fields) => {
    for (const child of fieldListOf(parent.children_data)) {
      const childId = integerOf(child.id)
      if (childId === null) continue
      nested.set(childId, { parent_id: parent.id, ...child })
      visit(child)
    }
  }
  visit(source)
}

type ProductFacts = { productIds: Map<string, number>; knownIds: Set<number>; listed: Map<number, Set<number>> }

function collectProduct(source: Fields, facts: ProductFacts, named: Map<number, Fields>): void {
  const id = integerOf(source.id)
  const sku = textOf(source.sku)
  if (id === null || sku === null) return
  facts.productIds.set(sku, id)
  facts.knownIds.add(id)
  for (const category of fieldListOf(source.category)) {
    const categoryId = integerOf(category.category_id)
    const name = textOf(category.name)
    if (categoryId !== null && name !== null)
      named.set(categoryId, { id: categoryId, name, slug: category.slug, url_path: category.path })
  }
  if ((integerOf(source.visibility) ?? 4) < 2 || (integerOf(source.status) ?? 1) > 1) return
  for (const categoryId of categoryIdsOf(source))
    facts.listed.set(categoryId, (facts.listed.get(categoryId) ?? new Set()).add(id))
}

/** Categories of a product: the list of ids, else those of its category objects. */
export function categoryIdsOf(source: Fields): number[] {
  const ids = listOf(source.category_ids).flatMap((id) => integerOf(id) ?? [])
  if (ids.length > 0) return [...new Set(ids)]
  const links = fieldListOf(fieldsOf(source.extension_attributes).category_links)
  return [
    ...new Set(
      [...fieldListOf(source.category), ...links].flatMap((category) => integerOf(category.category_id) ?? []),
    ),
  ]
}
