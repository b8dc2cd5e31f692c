import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchQuery } from '../catalogue/queries/searchQuery.ts'
import { parseSourceFields } from '../catalogue/queries/sourceFields.ts'
import { clearStore, storeDocuments } from '../catalogue/storeDocuments.ts'
import { storeOrDefault } from '../stores.ts'
import { pluck } from '../testing/pluck.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { lookUpDocuments } from './lookUpDocuments.ts'
import { searchIndex } from './searchIndex.ts'
import { createSearchIndexes } from './searchIndexes.ts'
import type { SearchIndexes } from './searchIndexes.ts'

const platform = withPlatform()
const store = storeOrDefault(undefined)
const listed = { attribute: 'visibility', value: { in: [2, 3, 4] } }

async function search(body: Record<string, unknown>, { entity = 'product', size = 50 } = {}): Promise<Json> {
  const answer = await platform.post(
    `/api/catalog/${store.index}/${entity}/_search?request_format=search-query&response_format=compact&size=${size}`,
    body,
  )
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}

const request = (body: Record<string, unknown>) => ({
  store,
  entity: 'product',
  query: parseSearchQuery(body),
  size: 50,
  from: 0,
  fields: parseSourceFields('sku', undefined),
})

async function idsBy(indexes: SearchIndexes, body: Record<string, unknown>): Promise<number[]> {
  const { db } = platform.database()
  return (await searchIndex({ db, indexes }, request(body))).hits.map(({ id }) => id)
}

test('the index and the database return the same documents in the same order, for any query', async () => {
  const { db } = platform.database()
  const indexes = createSearchIndexes(db)
  const attribute = fc.constantFrom(
    'status', 'visibility', 'type_id', 'category_ids', 'stock.is_in_stock', 'color', 'marca', 'discount', 'price',
    'updated_at', 'sku', 'category.name', 'nothing', 'configurable_children.sku',
  ) // prettier-ignore
  const value = fc.constantFrom<unknown>(1, 2, 4, '4', 20, '10', '52', 50, 'Sur', 'simple', 'configurable', true, 'false', 450, '2026-01-04', 'LAMP', 'Sofás', null) // prettier-ignore
  const operator = fc.constantFrom('eq', 'neq', 'or', 'nor', 'gt', 'lte', 'orGte')
  const terms = fc.record({ in: fc.array(value, { minLength: 1, maxLength: 3 }) })
  const single = fc.tuple(operator, value).map(([name, one]) => ({ [name]: one }))
  const filter = fc.record({ attribute, value: fc.oneof(single, terms), scope: fc.constantFrom('default', 'catalog') })
  const sort = fc.record({
    field: fc.constantFrom('id', 'price', 'final_price', 'updated_at', 'discount', 'marca', 'name', 'color'),
    options: fc.constantFrom('asc', 'desc'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(filter, { maxLength: 3 }), fc.array(sort, { maxLength: 2 }), async (filters, sorts) => {
      const body = { _appliedFilters: filters, _appliedSort: sorts }
      const asked = await lookUpDocuments(db, request(body))
      expect(await idsBy(indexes, body), JSON.stringify(body)).toEqual(asked.hits.map(({ id }) => id))
    }),
    { numRuns: 300 },
  )
})

describe('an index follows the database', () => {
  const source = {
    id: 90,
    sku: 'NEW',
    name: 'Biombo plegable',
    type_id: 'simple',
    visibility: 4,
    status: 1,
    marca: 'Este',
  }
  const put = async (fields: Record<string, unknown>) =>
    storeDocuments(platform.database().db, store, [{ entity: 'product', id: 90, source: { ...source, ...fields } }])

  test('a document that comes, changes, and goes with all others, in every process', async () => {
    const { db } = platform.database()
    const [one, two] = [createSearchIndexes(db), createSearchIndexes(db)]
    const find = (indexes: SearchIndexes, text: string) => idsBy(indexes, { _searchText: text })
    expect(await find(one, 'biombo')).toEqual([])
    await put({})
    for (const indexes of [one, two]) expect(await find(indexes, 'biombo')).toEqual([90])
    await put({ name: 'Mampara plegable', marca: 'Oeste' })
    for (const indexes of [one, two]) {
      expect(await find(indexes, 'biombo')).toEqual([])
      expect(await find(indexes, 'mampara')).toEqual([90])
      const byBrand = (marca: string) => idsBy(indexes, { _appliedFilters: [{ attribute: 'marca', value: marca }] })
      expect([await byBrand('Este'), await byBrand('Oeste')]).toEqual([[], [90]])
    }
    const german = storeOrDefault('de')
    const inGerman = async () => (await searchIndex({ db, indexes: one }, { ...request({}), store: german })).total
    expect(await inGerman()).toBe(14)
    await clearStore(db, german)
    expect(await inGerman()).toBe(0)
  })

  test('many changes in a row are read once each, also with concurrent queries', async () => {
    const indexes = createSearchIndexes(platform.database().db)
    for (let change = 0; change < 12; change += 1) {
      await put({ marca: `Marca ${change}` })
      const found = await Promise.all(
        Array.from({ length: 3 }, () =>
          idsBy(indexes, { _appliedFilters: [{ attribute: 'marca', value: `Marca ${change}` }] }),
        ),
      )
      expect(found).toEqual([[90], [90], [90]])
    }
    const { index } = await indexes.ready(store, 'product')
    expect(index.ids.length).toBeLessThan(14 * 1.5)
  })

  test('a reading that fails is tried again', async () => {
    const { db } = platform.database()
    let isBroken = true
    const breaking = new Proxy(db, {
      get: (target, key) => {
        if (key === 'selectFrom' && isBroken) throw new Error('no connection')
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const indexes = createSearchIndexes(breaking)
    await expect(indexes.ready(store, 'product')).rejects.toThrow('no connection')
    isBroken = false
    expect((await indexes.ready(store, 'product')).index.ids.length).toBeGreaterThan(10)
  })
})

describe('what a merchant has a say in', () => {
  const find = async (text: string) =>
    pluck((await search({ _appliedFilters: [listed], _searchText: text })).hits, 'sku')

  test('synonyms: the shop’s own, and new ones at once', async () => {
    expect(await find('couch')).toEqual(['SOFA'])
    expect(await find('chesterfield')).toEqual([])
    const { db } = platform.database()
    await db
      .insertInto('search_synonym')
      .values({ language: 'es-MX', terms: ['sofá', 'chesterfield'] })
      .execute()
    expect(await find('chesterfield')).toEqual(['SOFA'])
    await db.deleteFrom('search_synonym').where('language', '=', 'es-MX').execute()
    expect(await find('couch')).toEqual([])
  })
})

describe('suggestions', () => {
  test('the last word may be unfinished', async () => {
    const body = await search(
      { _appliedFilters: [listed], _searchText: 'lampara de me', _searchType: 'prefix' },
      { size: 5 },
    )
    expect(pluck(body.hits, 'sku')[0]).toBe('LAMP')
  })
  test('categories are found by their names', async () => {
    const find = async (text: string) =>
      pluck((await search({ _searchText: text, _searchType: 'prefix' }, { entity: 'category' })).hits, 'id')
    expect(await find('sof')).toEqual([11])
    expect(await find('iluminación')).toEqual([20])
    expect(await find('iluminasion')).toEqual([20])
  })
  test('another way of searching is refused', async () => {
    const url = `/api/catalog/${store.index}/product/_search?request_format=search-query`
    expect((await platform.post(url, { _searchType: 'regex' })).body).toEqual({
      code: 400,
      result: '_searchType must be words or prefix',
    })
  })
})

describe('counts', () => {
  const discounted = (id: number, discount: number) => ({
    entity: 'product',
    id,
    source: {
      id,
      sku: `D${id}`,
      name: 'Oferta',
      type_id: 'simple',
      visibility: 4,
      status: 1,
      discount,
      marca: 'Rebaja',
    },
  })

  test('discounts in tens, rounded up, none left out; and by ranges', async () => {
    await storeDocuments(
      platform.database().db,
      store,
      [1, 9, 10, 11, 20, 21, 35, 0].map((discount, at) => discounted(900 + at, discount)),
    )
    const body = await search(
      {
        _appliedFilters: [{ attribute: 'marca', value: 'Rebaja' }],
        _availableFilters: [
          {
            field: 'discount',
            scope: 'catalog',
            options: { ranges: [{ from: 10 }, { from: 20 }, { from: 0, to: 10 }] },
          },
        ],
      },
      { size: 0 },
    )
    expect(body.hits).toEqual([])
    expect(body.total).toBe(8)
    expect(body.aggregations!.agg_terms_discount!.buckets).toEqual([
      { key: 10, doc_count: 3 },
      { key: 20, doc_count: 2 },
      { key: 30, doc_count: 1 },
      { key: 40, doc_count: 1 },
    ])
    expect(body.aggregations!.agg_range_discount!.buckets).toMatchObject([
      { key: '10.0-*', doc_count: 5 },
      { key: '20.0-*', doc_count: 3 },
      { key: '0.0-10.0', from: 0, to: 10, doc_count: 3 },
    ])
  })

  test('of a text search, over all that it finds and not only the page', async () => {
    const body = await search(
      { _searchText: 'oferta', _availableFilters: [{ field: 'marca', scope: 'catalog' }] },
      { size: 1 },
    )
    expect(pluck(body.hits, 'nm')).toHaveLength(1)
    expect(body.aggregations!.agg_terms_marca!.buckets).toEqual([{ key: 'Rebaja', doc_count: 8 }])
  })

  describe('of a text search that are asked for hits with all words', () => {
    const count = async (_searchText: string, more: Record<string, unknown> = {}) => {
      const _availableFilters = [
        { field: 'marca', scope: 'catalog' },
        { field: 'price', scope: 'catalog', options: { ranges: [{ from: 0 }] } },
      ]
      const body = { _searchText, _availableFilters, _countedHits: 'all_words', ...more }
      const { total, text_match, aggregations } = await search(body, { size: 1 })
      const { buckets } = aggregations!.agg_terms_marca!
      const brands = pluck(buckets, 'key').map((key, at) => [key, pluck(buckets, 'doc_count')[at]])
      return {
        total,
        all: text_match?.all,
        hits: aggregations!.agg_hits,
        brands,
        prices: aggregations!.agg_range_price,
      }
    }

    test('leave out related products', async () => {
      const lilac = { id: 950, sku: 'LILA', name: 'Oferta lila', type_id: 'simple', visibility: 4, marca: 'Lila' }
      await storeDocuments(platform.database().db, store, [
        { entity: 'product', id: 950, source: { ...lilac, status: 1, final_price: 700 } },
      ])
      expect(await count('oferta lila')).toMatchObject({
        total: 9,
        all: 1,
        hits: { doc_count: 1 },
        brands: [['Lila', 1]],
        prices: { buckets: [{ doc_count: 1 }] },
      })
    })

    test('are those of all hits where none of them has all words', async () => {
      const _appliedFilters = [{ attribute: 'marca', value: 'Rebaja' }]
      const related = { total: 8, all: 0, hits: { doc_count: 8 }, brands: [['Rebaja', 8]] }
      expect(await count('oferta lila', { _appliedFilters })).toMatchObject(related)
    })

    test('are those of all hits without a text, and unless it is asked', async () => {
      const _appliedFilters = [{ attribute: 'marca', value: 'Rebaja' }]
      expect(await count('', { _appliedFilters })).toMatchObject({ hits: { doc_count: 8 }, brands: [['Rebaja', 8]] })
      for (const _countedHits of ['all', undefined]) {
        const { hits, brands } = await count('oferta lila', { _countedHits })
        expect(hits).toBeUndefined()
        expect(Object.fromEntries(brands)).toEqual({ Rebaja: 8, Lila: 1 })
      }
    })

    test('another way of counting is refused', async () => {
      const url = `/api/catalog/${store.index}/product/_search?request_format=search-query`
      expect((await platform.post(url, { _countedHits: 'some' })).body).toEqual({
        code: 400,
        result: '_countedHits must be all or all_words',
      })
    })
  })

  test('of an attribute that no product has: empty, not missing', async () => {
    const body = await search({ _availableFilters: [{ field: 'nothing', scope: 'catalog' }] }, { size: 0 })
    expect(body.aggregations).toMatchObject({
      agg_terms_nothing: { buckets: [] },
      agg_terms_nothing_options: { buckets: [] },
    })
  })
})

describe('editors’ order', () => {
  const placed = (id: number, positions: Record<number, number>) => ({
    entity: 'product',
    id,
    source: {
      id,
      sku: `P${id}`,
      name: 'Puesto',
      type_id: 'simple',
      visibility: 4,
      marca: 'Orden',
      category_ids: Object.keys(positions).map(Number),
      category: Object.entries(positions).map(([category_id, position]) => ({
        category_id: Number(category_id),
        position,
      })),
    },
  })
  const byPosition = (options: Record<string, unknown>, more: Record<string, unknown>[] = []) =>
    search({
      _appliedFilters: [{ attribute: 'marca', value: 'Orden' }],
      _appliedSort: [{ field: 'category.position', options }, ...more],
    })
  const inCategory = (id: number) => ({
    nested_path: 'category',
    nested_filter: { term: { 'category.category_id': id } },
  })

  test('by the place in one category, in any, upwards or down; what has none comes last', async () => {
    await storeDocuments(platform.database().db, store, [
      placed(700, { 30: 3, 31: 1 }),
      placed(701, { 30: 1 }),
      placed(702, { 31: 2 }),
      placed(703, { 30: 3 }),
    ])
    const ids = async (...parameters: Parameters<typeof byPosition>) =>
      pluck((await byPosition(...parameters)).hits, 'id')
    const newest = [{ field: 'id', options: 'desc' }]
    expect(await ids({ order: 'asc', mode: 'min', ...inCategory(30) }, newest)).toEqual([701, 703, 700, 702])
    expect(await ids({ order: 'desc', mode: 'min', ...inCategory(30) })).toEqual([700, 703, 701, 702])
    expect(await ids({ order: 'asc', mode: 'min', nested_path: 'category' })).toEqual([700, 701, 702, 703])
    expect(await ids({ order: 'asc', mode: 'max', nested_path: 'category' })).toEqual([701, 702, 700, 703])
  })
})
