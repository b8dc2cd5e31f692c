import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchQuery } from '../../catalogue/queries/searchQuery.ts'
import { parseSourceFields } from '../../catalogue/queries/sourceFields.ts'
import { clearStore, storeDocuments } from '../../catalogue/storeDocuments.ts'
import { storeOrDefault } from '../../stores.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import type { Bucket } from '../countFacets.ts'
import { lookUpDocuments } from '../lookUpDocuments.ts'
import { searchIndex } from '../searchIndex.ts'
import { createSearchIndexes } from '../searchIndexes.ts'

const platform = withPlatform()
const store = storeOrDefault(undefined)

const COLORS = [50, 51, 52]
const SIZES = [160, 161, 162]
/** Regular prices, and shares of them that offers take off: steps and percents that meet by chance. */
const PRICES = [4_000, 8_000, 10_000, 12_000]
const OFFERS = [0, 10, 20, 30]

type Variant = { color: number; size: number; regular: number; off: number; isInStock: boolean; isEnabled: boolean }
type Product = { brand: string; isConfigurable: boolean; variants: Variant[] }

const variant = fc.record({
  color: fc.constantFrom(...COLORS),
  size: fc.constantFrom(...SIZES),
  regular: fc.constantFrom(...PRICES),
  off: fc.constantFrom(...OFFERS),
  isInStock: fc.boolean(),
  isEnabled: fc.boolean(),
})
const product = fc.record({
  brand: fc.constantFrom('Norte', 'Sur'),
  isConfigurable: fc.boolean(),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
})
const catalogue = fc.array(product, { minLength: 1, maxLength: 6 })

const finalOf = ({ regular, off }: Variant) => (regular * (100 - off)) / 100
const priceFields = ({ regular, off }: Variant) => ({
  price: regular,
  special_price: off > 0 ? (regular * (100 - off)) / 100 : null,
  special_from_date: '2020-01-01 00:00:00',
  special_to_date: '2099-01-01 00:00:00',
})

/** Returns the items sold of a product: its enabled variants; for a simple product its first. */
const soldAs = ({ isConfigurable, variants }: Product) =>
  isConfigurable ? variants.filter(({ isEnabled }) => isEnabled) : variants.slice(0, 1)

function sourceOf({ brand, isConfigurable, variants }: Product, place: number) {
  const [first] = variants as [Variant]
  const base = { id: 100 + place, sku: `P${place}`, name: 'Cosa', visibility: 4, status: 1, marca: brand }
  if (!isConfigurable) {
    const { color, size, isInStock, off } = first
    const stock = { is_in_stock: isInStock }
    return { ...base, type_id: 'simple', color, size, discount: off, stock, ...priceFields(first) }
  }
  const enabled = variants.filter(({ isEnabled }) => isEnabled)
  return {
    ...base,
    type_id: 'configurable',
    stock: { is_in_stock: enabled.some(({ isInStock }) => isInStock) },
    color: null,
    size: null,
    color_options: [...new Set(enabled.map(({ color }) => color))],
    size_options: [...new Set(enabled.map(({ size }) => size))],
    configurable_children: variants.map((one, child) => ({
      id: 1_000 + place * 10 + child,
      sku: `P${place}-${child}`,
      status: one.isEnabled ? 1 : 2,
      color: one.color,
      size: one.size,
      stock: { is_in_stock: one.isInStock },
      ...priceFields(one),
    })),
  }
}

type Conditions = {
  color: number[] | null
  size: number[] | null
  price: [number, number] | null
  discount: number | null
  isInStock: true | null
  brand: string | null
}
const conditions: fc.Arbitrary<Conditions> = fc.record({
  color: fc.option(fc.uniqueArray(fc.constantFrom(...COLORS), { minLength: 1, maxLength: 2 })),
  size: fc.option(fc.uniqueArray(fc.constantFrom(...SIZES), { minLength: 1, maxLength: 2 })),
  price: fc.option(fc.constantFrom<[number, number]>([0, 5_000], [5_000, 10_000], [8_000, 20_000])),
  discount: fc.option(fc.constantFrom(10, 20, 30)),
  isInStock: fc.option(fc.constant(true as const)),
  brand: fc.option(fc.constantFrom('Norte', 'Sur')),
})

function meets(one: Variant, { color, size, price, discount, isInStock }: Conditions): boolean {
  return (
    (color === null || color.includes(one.color)) &&
    (size === null || size.includes(one.size)) &&
    (price === null || (finalOf(one) >= price[0] && finalOf(one) <= price[1])) &&
    (discount === null || one.off >= discount) &&
    (isInStock === null || one.isInStock)
  )
}

const STEPS = [{ from: 0, to: 5_000 }, { from: 5_000, to: 10_000 }, { from: 10_000 }]
const AVAILABLE = [
  { field: 'price', scope: 'catalog', options: { ranges: STEPS } },
  { field: 'discount', scope: 'catalog', options: { ranges: [{ from: 10 }, { from: 20 }, { from: 30 }] } },
  ...['color', 'size', 'marca'].map((field) => ({ field, scope: 'catalog', options: {} })),
]

function bodyOf({ color, size, price, discount, isInStock, brand }: Conditions, sort: Record<string, unknown>[] = []) {
  const catalog = (attribute: string, value: unknown) => ({ attribute, value, scope: 'catalog' })
  return {
    _availableFilters: AVAILABLE,
    _appliedSort: sort,
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [4] }, scope: 'default' },
      ...(color ? [catalog('color', { in: color.map(String) })] : []),
      ...(size ? [catalog('size', { in: size })] : []),
      ...(price ? [catalog('price', { gte: price[0], lte: price[1] })] : []),
      ...(discount ? [catalog('discount', { gte: discount })] : []),
      ...(brand ? [catalog('marca', { in: [brand] })] : []),
      ...(isInStock ? [{ attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }] : []),
    ],
  }
}

const request = (body: Record<string, unknown>) => ({
  store,
  entity: 'product',
  query: parseSearchQuery(body),
  size: 50,
  from: 0,
  fields: parseSourceFields('sku', undefined),
})

async function withCatalogue(products: readonly Product[]) {
  const { db } = platform.database()
  await clearStore(db, store)
  await storeDocuments(
    db,
    store,
    products.map((one, place) => ({ entity: 'product', id: 100 + place, source: sourceOf(one, place) })),
  )
  const indexes = createSearchIndexes(db)
  return {
    inIndex: (body: Record<string, unknown>) => searchIndex({ db, indexes }, request(body)),
    inDatabase: (body: Record<string, unknown>) => lookUpDocuments(db, request(body)),
  }
}

/** Counts the products by key, each product once for a key. */
function tally<Key>(lists: readonly (readonly Key[])[]): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const list of lists) for (const key of new Set(list)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function bucketsOf(aggregation: unknown): Bucket[] {
  return (aggregation as { buckets: Bucket[] }).buckets
}

/** Returns the expected result for a catalogue, by examining each variant of each product. */
function expected(products: readonly Product[], wanted: Conditions) {
  const matches = products.flatMap((one, place) => {
    const meeting = soldAs(one).filter((sold) => meets(sold, wanted))
    const isListed = meeting.length > 0 && (wanted.brand === null || one.brand === wanted.brand)
    return isListed ? [{ id: 100 + place, product: one, meeting }] : []
  })
  const prices = matches.flatMap(({ meeting }) => meeting.map(finalOf))
  return {
    matches,
    color: tally(matches.map(({ meeting }) => meeting.map(({ color }) => color))),
    size: tally(matches.map(({ meeting }) => meeting.map(({ size }) => size))),
    brand: tally(matches.map(({ product: { brand } }) => [brand])),
    steps: STEPS.map(
      ({ from, to = Infinity }) =>
        matches.filter(({ meeting }) => meeting.some((one) => finalOf(one) >= from && finalOf(one) < to)).length,
    ),
    discounts: [10, 20, 30].map(
      (least) => matches.filter(({ meeting }) => meeting.some(({ off }) => off >= least)).length,
    ),
    lowest: prices.length > 0 ? Math.min(...prices) : null,
    highest: prices.length > 0 ? Math.max(...prices) : null,
  }
}

/** The price that a card shows: of the variant that the conditions leave, else of the product, which is its cheapest. */
function shownPrice({ product: one, meeting }: ReturnType<typeof expected>['matches'][number]): number {
  const sold = soldAs(one)
  if (meeting.length === sold.length) return Math.min(...sold.map(finalOf))
  const inStock = meeting.filter(({ isInStock }) => isInStock)
  return Math.min(...(inStock.length > 0 ? inStock : meeting).map(finalOf))
}

/** A configurable product without an enabled variant is sold as nothing: its own entry decides, which is not the matter here. */
const isSold = (one: Product) => soldAs(one).length > 0

describe('conditions of scope catalog', () => {
  test('hold in one variant at once, are counted so, and ordered by the price shown, for any catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, conditions, async (all, wanted) => {
        const products = all.filter(isSold)
        const { inIndex, inDatabase } = await withCatalogue(products)
        const told = expected(products, wanted)
        const found = await inIndex(bodyOf(wanted))
        const ids = found.hits.map(({ id }) => id)
        expect(ids).toEqual(told.matches.map(({ id }) => id))
        expect((await inDatabase(bodyOf(wanted))).hits.map(({ id }) => id)).toEqual(ids)

        const { aggregations } = found
        for (const [name, counts] of [
          ['color', told.color],
          ['size', told.size],
          ['marca', told.brand],
        ] as const) {
          const own = bucketsOf(aggregations[`agg_terms_${name}`])
          const options = bucketsOf(aggregations[`agg_terms_${name}_options`])
          const sums = new Map<string | number, number>()
          for (const { key, doc_count } of [...own, ...options]) sums.set(key, (sums.get(key) ?? 0) + doc_count)
          expect(sums).toEqual(counts)
        }
        const rangeCounts = (name: string, count: number) =>
          bucketsOf(aggregations[`agg_range_${name}`])
            .slice(0, count)
            .map(({ doc_count }) => doc_count)
        expect(rangeCounts('price', 3)).toEqual(told.steps)
        expect(rangeCounts('discount', 3)).toEqual(told.discounts)
        expect(aggregations['agg_min_price']).toEqual({ value: told.lowest })
        expect(aggregations['agg_max_price']).toEqual({ value: told.highest })
      }),
      { numRuns: 150 },
    )
  }, 120_000)

  test('order a list by what its cards show, in the index and in the database', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, conditions, fc.boolean(), async (all, wanted, descending) => {
        const products = all.filter(isSold)
        const { inIndex, inDatabase } = await withCatalogue(products)
        const options = descending ? 'desc' : 'asc'
        const sign = descending ? -1 : 1
        const byPrice = bodyOf(wanted, [{ field: 'final_price', options }])
        const ids = expected(products, wanted)
          .matches.toSorted((a, b) => sign * (shownPrice(a) - shownPrice(b)) || a.id - b.id)
          .map(({ id }) => id)
        expect((await inIndex(byPrice)).hits.map(({ id }) => id)).toEqual(ids)
        expect((await inDatabase(byPrice)).hits.map(({ id }) => id)).toEqual(ids)
        const byDiscount = bodyOf(wanted, [{ field: 'discount', options }])
        const asked = (await inDatabase(byDiscount)).hits.map(({ id }) => id)
        expect((await inIndex(byDiscount)).hits.map(({ id }) => id)).toEqual(asked)
      }),
      { numRuns: 100 },
    )
  }, 120_000)
})
