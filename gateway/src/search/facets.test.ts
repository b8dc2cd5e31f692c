import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Document, simple } from '../testing/productDocuments.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { PUBLIC_CACHE_MS } from '../rest/limits.ts'

const BEDS = 30
const place = (position: number) => [{ category_id: BEDS, position, name: 'Camas' }]
const bed = (id: number, extra: Document): Document => ({
  ...simple(id),
  name: `Cama ${id}`,
  category_ids: [BEDS],
  stock: { is_in_stock: true },
  ...extra,
})
const PRODUCTS = [
  bed(1001, { color: '50', material: '7', final_price: 1_000, discount: 25, marca: 'Nórdica', category: place(3) }),
  bed(1002, { color: '51', material: '7', final_price: 3_000, discount: 15, marca: 'Nórdica', category: place(1) }),
  bed(1003, { color: '51', material: '8', final_price: 9_000, discount: 0, category: place(2) }),
  bed(1004, {
    type_id: 'configurable',
    color_options: [50, 52],
    final_price: 3_000,
    category: place(1),
    stock: { is_in_stock: false },
  }),
  bed(1005, { visibility: 1, color: '51', final_price: 1 }),
  bed(1006, { status: 2, color: '51', final_price: 1 }),
]
const attribute = (attribute_code: string, labels: Record<string, string>, extra: Document = {}): Document => ({
  attribute_code,
  attribute_id: attribute_code.length,
  frontend_label: attribute_code.toUpperCase(),
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
  ...extra,
})

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
let strict: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  const { product, category, attribute: attributes } = platform.documents as Record<string, Document[]>
  product!.push(...PRODUCTS)
  category!.push({
    id: BEDS,
    parent_id: 2,
    name: 'Camas',
    level: 2,
    is_active: true,
    product_count: 4,
    url_path: 'camas',
  })
  attributes!.splice(
    0,
    attributes!.length,
    attribute('color', { 50: 'Gris', 51: 'Azul', 52: 'Rojo' }),
    attribute('material', { 7: 'Pino', 8: 'Acero' }),
    attribute('marca', {}),
    attribute('secret', { 1: 'Uno' }),
  )
  shopper = createGraphClient(platform.url)
  strict = createGraphClient(platform.url, 'strict', { settings: { hogar: { listsOutOfStock: false } } })
  // The tree, attributes and tax rules are held for a minute: what is counted below is the list alone.
  await shopper.query('{ category(by: { urlPath: "camas" }) { products(first: 1) { facets { label } } } }')
  await strict.query('{ category(by: { urlPath: "camas" }) { products(first: 1) { facets { label } } } }')
})
afterAll(async () => {
  await Promise.all([shopper.close(), strict.close()])
  await platform.close()
})
beforeEach(() => void (platform.seen.length = 0))

const ask = async (given: string, selection: string, client = shopper) => {
  const { data, errors, calls } = await client.query(
    `{ category(by: { urlPath: "camas" }) { products(${given || 'first: 20'}) ${selection} } }`,
  )
  return { errors, calls, ...data?.category?.products }
}
const FACETS = '{ totalCount nodes { sku } facets { attribute kind values { value label count isChosen } } }'
type Value = { value: string; label: string; count: number; isChosen: boolean }
const valuesOf = (answer: { facets: { attribute: string; values: Value[] }[] }, code: string) =>
  answer.facets.find(({ attribute: own }) => own === code)?.values ?? []
const counts = (values: readonly Value[]) => Object.fromEntries(values.map(({ label, count }) => [label, count]))
const requests = () => platform.seen.map(({ body }) => JSON.parse(body))

describe('facets', () => {
  test('come with the page, in its own call', async () => {
    const answer = await ask('', FACETS)
    expect(answer.errors).toEqual([])
    expect(answer.calls).toEqual({ catalogueSearch: 1 })
    expect(answer.totalCount).toBe(4)
    expect(counts(valuesOf(answer, 'color'))).toEqual({ Azul: 2, Gris: 2, Rojo: 1 })
    expect(counts(valuesOf(answer, 'material'))).toEqual({ Acero: 1, Pino: 2 })
    expect(counts(valuesOf(answer, 'marca'))).toEqual({ Ferrando: 2, Nórdica: 2 })
    expect(counts(valuesOf(answer, 'discount'))).toEqual({ '10 % o más': 2, '20 % o más': 1 })
  })

  test('count prices with tax, between the store’s own steps', async () => {
    const { facets } = await ask('', FACETS)
    const prices: Value[] = facets.find(({ attribute: code }: { attribute: string }) => code === 'price').values
    expect(prices.map(({ value, label, count }) => [value, label, count])).toEqual([
      ['1000-2500', '$1,000 - 2,500', 1],
      ['2500-5000', '$2,500 - 5,000', 2],
      ['10000-20000', '$10,000 - 20,000', 1],
    ])
  })

  test('are requested only when they are selected', async () => {
    await ask('first: 2', '{ nodes { sku } }')
    await shopper.query(
      'query ($with: Boolean!) { category(by: { urlPath: "camas" }) { products(first: 3) { nodes { sku } facets @include(if: $with) { label } } } }',
      { with: false },
    )
    expect(requests().map(({ _availableFilters }) => _availableFilters)).toEqual([[], []])
  })

  test('are counted once within the cache time, for any order and any page of the list', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const fresh = createGraphClient(platform.url)
    const first = await ask('first: 4', FACETS, fresh)
    const counted = () => requests().filter(({ _availableFilters: asked }) => asked.length > 0).length
    expect(counted()).toBe(1)
    const ordered = await ask('first: 3, sort: PRICE_ASC', FACETS, fresh)
    expect([ordered.facets, ordered.totalCount, counted()]).toEqual([first.facets, 4, 1])
    expect(ordered.nodes.map(({ sku }: { sku: string }) => sku)).toEqual(['SKU-1001', 'SKU-1004', 'SKU-1002'])
    // Another list has counts of its own; and so has this one, when only its prices are looked at.
    const narrowed = await ask('filters: [{ attribute: "price", range: "2500-5000" }]', FACETS, fresh)
    expect(counts(valuesOf(narrowed, 'color'))).toEqual({ Azul: 1, Gris: 1, Rojo: 1 })
    const { priceBounds } = await ask('first: 2', '{ priceBounds { lowest { amount } } }', fresh)
    expect([priceBounds.lowest.amount, counted()]).toEqual(['1160.00', 4])
    vi.advanceTimersByTime(PUBLIC_CACHE_MS + 1)
    expect((await ask('first: 4', FACETS, fresh)).facets).toEqual(first.facets)
    expect(counted()).toBe(5)
    vi.useRealTimers()
    await fresh.close()
  })

  test('are only of attributes that the platform knows; what is neither filterable nor shown is none', async () => {
    const fresh = createGraphClient(platform.url)
    await ask('first: 19', FACETS, fresh)
    await fresh.close()
    const asked = requests()
      .at(-1)
      ._availableFilters.map(({ field }: { field: string }) => field)
    expect(asked).toEqual(['price', 'credit_fee', 'color', 'material', 'marca', 'discount', 'rating_average'])
  })

  test('with a choice are counted without it, by one call each and no more, beside the page', async () => {
    const chosen = '[{ attribute: "color", in: ["50"] }, { attribute: "price", range: "1000-2500" }]'
    const answer = await ask(`filters: ${chosen}`, FACETS)
    expect(answer.totalCount).toBe(1)
    expect(answer.calls).toEqual({ catalogueSearch: 3 })
    // Grey and blue that cost 1,000 to 2,500: the price still counts for colours, and the colour for prices.
    expect(counts(valuesOf(answer, 'color'))).toEqual({ Gris: 1 })
    expect(counts(valuesOf(answer, 'price'))).toEqual({ '$1,000 - 2,500': 1, '$2,500 - 5,000': 1 })
    expect(valuesOf(answer, 'price').map(({ isChosen }) => isChosen)).toEqual([true, false])
    const sizes = platform.seen.map(({ query }) => query.get('size'))
    expect(sizes.map(Number).toSorted((a, b) => a - b)).toEqual([0, 0, 20])
    expect(new Set(platform.seen.map(({ query, body }) => `${String(query)} ${body}`)).size).toBe(3)
  })

  test('promise for each value what is listed with it', async () => {
    const { facets } = await ask('', FACETS)
    for (const { attribute: code, kind, values } of facets as { attribute: string; kind: string; values: Value[] }[]) {
      for (const { value, count } of values) {
        const given = kind === 'RANGE' ? `range: "${value}"` : `in: ["${value}"]`
        const { totalCount } = await ask(`filters: [{ attribute: "${code}", ${given} }]`, '{ totalCount }')
        expect([code, value, totalCount]).toEqual([code, value, count])
      }
    }
  })

  test('of nothing found keep the choice', async () => {
    const answer = await ask(
      'filters: [{ attribute: "color", in: ["52"] }, { attribute: "material", in: ["7"] }]',
      FACETS,
    )
    expect(answer.totalCount).toBe(0)
    expect(valuesOf(answer, 'color').map(({ label, count, isChosen }) => [label, count, isChosen])).toEqual([
      ['Azul', 1, false],
      ['Gris', 1, false],
      ['Rojo', 0, true],
    ])
  })

  test('fail alone, when a count of theirs fails', async () => {
    platform.faults.set('/api/catalog/vue_storefront_catalog/attribute', 500)
    const fresh = createGraphClient(platform.url)
    const answer = await ask('', '{ totalCount priceBounds { lowest { amount } } facets { label } }', fresh)
    platform.faults.clear()
    await fresh.close()
    expect(answer).toMatchObject({ totalCount: 4, priceBounds: { lowest: { amount: '1160.00' } }, facets: null })
    expect(answer.errors).toMatchObject([{ path: ['category', 'products', 'facets'] }])
  })

  test('belong to searches too', async () => {
    const { data, calls } = await shopper.query(`{ search(term: "Cama") ${FACETS} }`)
    expect(calls).toEqual({ catalogueSearch: 1 })
    expect(counts(valuesOf(data.search, 'color'))).toEqual({ Azul: 2, Gris: 2, Rojo: 1 })
  })
})

describe('the counts of a search', () => {
  test('are asked of the products that match all words, others as they are', async () => {
    await shopper.query('{ search(term: "Cama 1", first: 2) { totalCount } }')
    await shopper.query(`{ search(term: "Cama 1", first: 2, filters: [{ attribute: "color", in: ["51"] }]) ${FACETS} }`)
    await ask('first: 12', FACETS)
    const [page, ...counted] = requests().filter(({ _searchText: text }) => text !== '')
    expect(page._countedHits).toBeUndefined()
    // The list, and the colours without the chosen one.
    expect(counted.map(({ _countedHits: hits }) => hits)).toEqual(['all_words', 'all_words'])
    const others = requests().filter(({ _searchText: text }) => text === '')
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other._countedHits).toBeUndefined()
  })
})

describe('price bounds', () => {
  const BOUNDS = '{ priceBounds { lowest { amount currencyCode } highest { amount } } }'

  test('are of the whole list, with tax, in the page’s own call', async () => {
    const answer = await ask('first: 1', BOUNDS)
    expect(answer.calls).toEqual({ catalogueSearch: 1 })
    expect(answer.priceBounds).toEqual({
      lowest: { amount: '1160.00', currencyCode: 'MXN' },
      highest: { amount: '10440.00' },
    })
  })

  test('are none where nothing matches', async () => {
    const { priceBounds } = await ask('filters: [{ attribute: "color", in: ["99"] }]', BOUNDS)
    expect(priceBounds).toBeNull()
  })
})

describe('what is listed', () => {
  const skus = async (given: string, client = shopper) =>
    (await ask(given, '{ nodes { sku } }', client)).nodes.map(({ sku }: { sku: string }) => sku)

  test('stands in the editors’ order, then newest first', async () => {
    expect(await skus('')).toEqual(['SKU-1004', 'SKU-1002', 'SKU-1003', 'SKU-1001'])
  })

  test.each([
    ['PRICE_ASC', ['SKU-1001', 'SKU-1004', 'SKU-1002', 'SKU-1003']],
    ['PRICE_DESC', ['SKU-1003', 'SKU-1004', 'SKU-1002', 'SKU-1001']],
    ['DISCOUNT_DESC', ['SKU-1001', 'SKU-1002', 'SKU-1004', 'SKU-1003']],
  ])('by %s stands in that order alone', async (sort, expected) => {
    expect(await skus(`sort: ${sort}`)).toEqual(expected)
  })

  test('is enabled and visible in lists; in searches what is found by text', async () => {
    await shopper.query('{ search(term: "Cama 10", first: 7) { totalCount } }')
    await ask('first: 7', '{ totalCount }')
    const values = requests().map(({ _appliedFilters }) =>
      Object.fromEntries(_appliedFilters.map((filter: Document) => [filter.attribute, (filter.value as Document).in])),
    )
    expect(values).toMatchObject([
      { status: [0, 1], visibility: [3, 4] },
      { status: [0, 1], visibility: [2, 3, 4] },
    ])
  })

  test('holds what is out of stock only where the store lists it', async () => {
    expect(await skus('first: 9')).toContain('SKU-1004')
    expect(await skus('first: 9', strict)).toEqual(['SKU-1002', 'SKU-1003', 'SKU-1001'])
    const { data } = await strict.query(
      '{ search(term: "Cama") { nodes { sku } } suggestions(term: "Cama") { totalCount } }',
    )
    expect(data.search.nodes).toHaveLength(3)
    expect(data.suggestions.totalCount).toBe(3)
  })

  test('is nothing for an attribute that nothing has: an old link breaks no page', async () => {
    const answer = await ask('filters: [{ attribute: "no_such", in: ["1"] }]', FACETS)
    expect(answer).toMatchObject({ errors: [], totalCount: 0 })
  })

  test('says of each filter that empties it, by its position, what is unknown', async () => {
    const selection = '{ totalCount unmatchedFilters { index attribute code values } }'
    const filters = `{ attribute: "final_price", range: "1-*" }, { attribute: "no_such", in: ["1"] },
      { attribute: "color", in: ["Gris"] }`
    const answer = await ask(`filters: [${filters}]`, selection)
    expect(answer).toMatchObject({ errors: [], totalCount: 0 })
    expect(answer.unmatchedFilters).toEqual([
      { index: 1, attribute: 'no_such', code: 'UNKNOWN_ATTRIBUTE', values: [] },
      { index: 2, attribute: 'color', code: 'UNKNOWN_VALUES', values: ['Gris'] },
    ])
    expect((await ask('', selection)).unmatchedFilters).toEqual([])
    expect((await ask('filters: [{ attribute: "price", range: "9-10" }]', selection)).unmatchedFilters).toEqual([])
  })
})
