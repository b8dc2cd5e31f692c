import { sql } from 'kysely'
import { numberOf, textOf, fieldsOf } from '../parse/fields.ts'
import { parseSearchQuery } from '../catalogue/queries/searchQuery.ts'
import { parseSourceFields } from '../catalogue/queries/sourceFields.ts'
import type { Database } from '../database/schema.ts'
import { searchCatalogue } from '../search/searchCatalogue.ts'
import type { SearchScope } from '../search/searchRequest.ts'
import type { StoreDefinition } from '../stores.ts'

/** A product as far as others are compared with it. */
type Subject = Readonly<{ sku: string; price: number; categoryId: number }>

/** Products of the same category in stock, those first whose price is nearest; by the sku of each subject. */
export async function similarProducts(
  scope: SearchScope,
  store: StoreDefinition,
  request: Readonly<{ skus: readonly string[]; size: number }>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const subjects = await loadSubjects(scope.db, store, request.skus)
  const similar = subjects.map(async (subject) => {
    const [dearer, cheaper] = await Promise.all([
      inPriceOrder(scope, store, { subject, size: request.size, direction: 'asc' }),
      inPriceOrder(scope, store, { subject, size: request.size, direction: 'desc' }),
    ])
    const distance = ({ price }: Neighbour) => Math.abs(price - subject.price)
    const nearest = [...dearer, ...cheaper].toSorted((a, b) => distance(a) - distance(b) || (a.sku < b.sku ? -1 : 1))
    const others = new Set(nearest.map(({ sku }) => sku).filter((sku) => sku !== subject.sku))
    return [subject.sku, [...others].slice(0, request.size)] as const
  })
  return new Map(await Promise.all(similar))
}

/** Loads the price and the deepest, most specific category of each product. */
async function loadSubjects(db: Database, store: StoreDefinition, skus: readonly string[]): Promise<Subject[]> {
  const { rows } = await sql<{ sku: string; price: string | null; category_id: number }>`
    select own.sku, own.price, shelf.document_id as category_id
    from catalogue_document own
    cross join lateral (
      select document_id from catalogue_document category
      where category.index_name = own.index_name and category.entity = 'category'
        and category.document_id = any(own.category_ids)
      order by (category.source ->> 'level')::numeric desc nulls last, document_id limit 1
    ) shelf
    where own.index_name = ${store.index} and own.entity = 'product' and own.sku = any(${[...skus]}::text[])`.execute(
    db,
  )
  return rows.map(({ sku, price, category_id: categoryId }) => ({ sku, price: numberOf(price) ?? 0, categoryId }))
}

type Neighbour = Readonly<{ sku: string; price: number }>
type Side = Readonly<{ subject: Subject; size: number; direction: 'asc' | 'desc' }>

/** From the subject's own price upwards, or downwards; one more than wanted, for the subject itself is among them. */
async function inPriceOrder(
  scope: SearchScope,
  store: StoreDefinition,
  { subject, size, direction }: Side,
): Promise<readonly Neighbour[]> {
  const query = parseSearchQuery({
    _appliedFilters: [
      { attribute: 'category_ids', value: { in: [subject.categoryId] }, scope: 'default' },
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
      { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' },
      { attribute: 'final_price', value: { [direction === 'asc' ? 'gte' : 'lte']: subject.price }, scope: 'default' },
    ],
    _appliedSort: [{ field: 'final_price', options: direction }],
  })
  const fields = parseSourceFields('sku,final_price', undefined)
  const { hits } = await searchCatalogue(scope, { store, entity: 'product', query, size: size + 1, from: 0, fields })
  return hits.flatMap(({ source }) => {
    const product = fieldsOf(JSON.parse(source))
    const sku = textOf(product.sku)
    return sku === null ? [] : [{ sku, price: numberOf(product.final_price) ?? 0 }]
  })
}
