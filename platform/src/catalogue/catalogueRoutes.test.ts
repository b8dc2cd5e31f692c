import { describe, expect, test } from 'vitest'
import { storeDocuments } from './storeDocuments.ts'
import { pluck } from '../testing/pluck.ts'
import { storeOrDefault } from '../stores.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'

const platform = withPlatform()
const INDEX = 'vue_storefront_catalog'

type Filter = { attribute: string; value: unknown; scope?: string }
const listed: Filter = { attribute: 'visibility', value: { in: [2, 3, 4] } }

async function search(body: Record<string, unknown>, query = '', entity = 'product'): Promise<Json> {
  const answer = await platform.post(
    `/api/catalog/${INDEX}/${entity}/_search?request_format=search-query&response_format=compact&size=50${query}`,
    body,
  )
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}

async function skusOf(...filters: Filter[]): Promise<unknown[]> {
  const body = await search({ _appliedFilters: filters, _appliedSort: [{ field: 'id' }] })
  return pluck(body.hits, 'sku')
}

describe('filters of scope default', () => {
  test.each<[string, Filter, string[]]>([
    ['eq', { attribute: 'sku', value: { eq: 'LAMP' } }, ['LAMP']],
    ['in', { attribute: 'sku', value: { in: ['LAMP', 'FOCO'] } }, ['LAMP', 'FOCO']],
    ['a bare value', { attribute: 'type_id', value: 'grouped' }, ['SET']],
    ['numbers written as text', { attribute: 'status', value: { in: ['2'] } }, ['VIEJO']],
    ['category ids, text or number', { attribute: 'category_ids', value: { in: [20] } }, ['LAMP', 'FOCO']],
    ['an attribute without a column', { attribute: 'marca', value: { eq: 'Sur' } }, ['LAMP', 'FOCO']],
    ['a nested field', { attribute: 'category.name', value: { eq: 'Sofás' } }, ['SOFA']],
    [
      'a field of children',
      { attribute: 'configurable_children.sku', value: { in: ['SOFA-AZUL'] } },
      ['SOFA', 'SOFA-AZUL'],
    ],
    ['gte and lt', { attribute: 'price', value: { gte: 300, lt: 1000 } }, ['LAMP', 'GARANTIA']],
    ['from and to', { attribute: 'discount', value: { from: 5, to: 10 } }, ['LAMP']],
    ['dates', { attribute: 'updated_at', value: { gte: '2026-01-04' } }, ['SOFA', 'LAMP']],
    ['eq null: the field exists', { attribute: 'marca', value: { eq: null } }, ['SOFA', 'LAMP', 'FOCO']],
  ])('%s', async (_name, filter, expected) => {
    expect(await skusOf(filter)).toEqual(expected)
  })

  test('neq and nin leave out, and keep documents without the field', async () => {
    const skus = await skusOf({ attribute: 'marca', value: { neq: 'Sur' } }, listed)
    expect(skus).toContain('SOFA')
    expect(skus).toContain('KIT')
    expect(skus).not.toContain('LAMP')
    expect(await skusOf({ attribute: 'marca', value: { neq: null } }, listed)).not.toContain('LAMP')
  })

  test('alternatives: one of them is enough, filters beside them still hold', async () => {
    const alternatives = [
      { attribute: 'sku', value: { or: 'LAMP' } },
      { attribute: 'sku', value: { or: 'VIEJO' } },
    ]
    expect(await skusOf(...alternatives, { attribute: 'status', value: { eq: 1 } })).toEqual(['LAMP'])
  })

  test('a value that would be SQL or a JSON path changes nothing', async () => {
    expect(await skusOf({ attribute: `x"') or true --`, value: { eq: `'; drop table stock; --` } })).toEqual([])
    expect(await skusOf({ attribute: 'a"]."b.c', value: { gte: '1' } })).toEqual([])
  })
})

test('scope catalog finds configurables by their options', async () => {
  const filter = { attribute: 'color', value: { in: ['50'] }, scope: 'catalog' }
  expect(await skusOf(filter)).toEqual(['SOFA'])
  expect(await skusOf({ ...filter, value: { in: ['52'] } }, listed)).toEqual(['SOFA', 'LAMP'])
})

describe('text', () => {
  const find = async (text: string, filters: Filter[] = [listed]) =>
    pluck((await search({ _appliedFilters: filters, _searchText: text })).hits, 'sku')

  test('finds by stem, without accents, by the start of a word', async () => {
    expect(await find('sofas')).toEqual(['SOFA'])
    expect(await find('lampara')).toEqual(['LAMP'])
    expect(await find('lamp')).toEqual(['LAMP'])
  })
  test('forgives typing errors', async () => {
    expect(await find('lanpara')).toEqual(['LAMP'])
  })
  test('finds by sku, of a child too', async () => {
    expect(await find('KIT')).toEqual(['KIT'])
    expect(await find('SOFA-AZUL')).toEqual(['SOFA'])
  })
  test('finds by what the short description says, not by its markup', async () => {
    expect(await find('chaise')).toEqual(['SOFA'])
  })
  test('name counts more than category', async () => {
    expect(await find('colchón queen')).toEqual(['MAT-QN', 'MAT-IND'])
  })
  test('works without any filter, and with operators of the query language in it', async () => {
    expect(await find('foco', [])).toContain('FOCO')
    expect(await find(`foco' & ! | <-> :*`)).toContain('FOCO')
    expect(await find('%%% ???')).toEqual([])
  })
})

test('without filters the sort still counts', async () => {
  const body = await search({ _appliedSort: [{ field: 'final_price', options: 'desc' }] }, '&from=0')
  expect(pluck(body.hits, 'sku').slice(0, 2)).toEqual(['SOFA-AZUL', 'SOFA'])
})

test('pages do not overlap, and the total stays known past the end', async () => {
  const page = async (from: number) =>
    (
      await platform.post(
        `/api/catalog/${INDEX}/product/_search?request_format=search-query&response_format=compact&size=4&from=${from}`,
        {},
      )
    ).body
  const pages = [await page(0), await page(4), await page(8), await page(12)]
  const skus = pages.flatMap((body) => pluck(body.hits, 'sku'))
  expect(new Set(skus).size).toBe(14)
  expect((await page(100)).total).toBe(14)
})

describe('aggregations', () => {
  test('count terms of the attribute and of its options, over the whole result', async () => {
    const body = await search({
      _appliedFilters: [listed],
      _availableFilters: [
        { field: 'color', scope: 'catalog' },
        { field: 'marca', scope: 'catalog' },
      ],
    })
    expect(body.aggregations!.agg_terms_color_options).toMatchObject({ buckets: [{ key: 50, doc_count: 1 }, { key: 52, doc_count: 1 }] }) // prettier-ignore
    expect(body.aggregations!.agg_terms_color).toMatchObject({ buckets: [{ key: 52, doc_count: 1 }] })
    expect(body.aggregations!.agg_terms_marca).toMatchObject({ buckets: [{ key: 'Sur', doc_count: 2 }, { key: 'Norte', doc_count: 1 }] }) // prettier-ignore
  })
  test('size cuts the buckets and says what is left out', async () => {
    const body = await search({ _availableFilters: [{ field: 'marca', scope: 'catalog', options: { size: 1 } }] })
    expect(body.aggregations!.agg_terms_marca).toMatchObject({ buckets: [{ key: 'Sur' }], sum_other_doc_count: 1 })
  })
  test('price: ranges, the applied one too, and the ends', async () => {
    const body = await search({
      _appliedFilters: [listed, { attribute: 'price', value: { gte: 100, lte: 500 }, scope: 'catalog' }],
      _availableFilters: [{ field: 'price', scope: 'catalog' }],
    })
    expect(body.aggregations).toMatchObject({ agg_min_price: { value: 100 }, agg_max_price: { value: 450 } })
    expect(pluck(body.aggregations!.agg_range_price!.buckets, 'key')).toEqual([
      '0.0-50.0',
      '50.0-100.0',
      '100.0-150.0',
      '150.0-*',
      '100.0-500.0',
    ])
    expect(pluck(body.aggregations!.agg_range_price!.buckets, 'doc_count')).toEqual([0, 0, 2, 3, 5])
  })
})

describe('fields of the documents', () => {
  const one = async (query: string) =>
    ((await search({ _appliedFilters: [{ attribute: 'sku', value: 'SOFA' }] }, query)).hits as unknown as Json[])[0]!

  test('plain names, nested ones within lists', async () => {
    expect(await one('&_source_include=sku,configurable_children.sku')).toEqual({
      sku: 'SOFA',
      configurable_children: [{ sku: 'SOFA-GRIS' }, { sku: 'SOFA-AZUL' }],
      _score: null,
    })
  })
  test('wildcards say the same', async () => {
    expect(await one('&_source_include=sk*,configurable_children.s*u')).toEqual(
      await one('&_source_include=sku,configurable_children.sku'),
    )
  })
  test('exclusion goes before inclusion', async () => {
    expect(
      await one('&_source_include=sku,slug,configurable_children.sku&_source_exclude=slug,configurable_children'),
    ).toEqual({ sku: 'SOFA', _score: null })
    const rest = await one('&_source_exclude=description,configurable_children.price')
    expect(rest).not.toHaveProperty('desc')
    expect(pluck(rest.configurable_children, 'sku')).toEqual(['SOFA-GRIS', 'SOFA-AZUL'])
    expect(pluck(rest.configurable_children, 'p')).toEqual([undefined, undefined])
  })
  test('compact: short keys, children without what they share with the parent', async () => {
    const hit = await one('')
    expect(hit).toMatchObject({ nm: 'Sofá Oslo', fp: 8000, tci: '2', s: 1 })
    expect(hit.configurable_children).toMatchObject([
      { sku: 'SOFA-GRIS', p: 9000 },
      { sku: 'SOFA-AZUL', fp: 9500 },
    ])
    expect((hit.configurable_children as unknown as Json[])[0]).not.toHaveProperty('fp')
  })
})

test('the standard format wraps whole documents as a search engine does', async () => {
  const request = encodeURIComponent(
    JSON.stringify({ _appliedFilters: [{ attribute: 'url_path', value: { eq: 'salas/sofas' } }] }),
  )
  const { body } = await platform.get(
    `/api/catalog/${INDEX}/category/_search?request_format=search-query&request=${request}`,
  )
  expect(body.hits).toMatchObject({
    total: 1,
    hits: [{ _index: INDEX, _type: 'category', _id: '11', _source: { name: 'Sofás', level: 3 } }],
  })
})

test.each([
  ['no size', '', 50],
  ['a size below nothing', '&size=-5', 50],
  ['a size of its own', '&size=7', 7],
  ['a size of nothing, for the total alone', '&size=0', 0],
  ['a start below nothing', '&from=-3', 50],
  ['a start near the end', '&from=55', 5],
])('a search with %s', async (_what, query, count) => {
  await storeDocuments(
    platform.database().db,
    storeOrDefault('it'),
    Array.from({ length: 60 }, (_, index) => ({
      entity: 'cms_block' as const,
      id: 500 + index,
      source: { id: 500 + index, identifier: `pieza-${index}`, title: 'Pieza', content: '<p>Aquí</p>' },
    })),
  )
  const { body } = await platform.post(
    `/api/catalog/vue_storefront_catalog_it/cms_block/_search?request_format=search-query&response_format=compact${query}`,
    { _appliedSort: [{ field: 'id' }] },
  )
  expect([(body.hits as unknown as Json[]).length, body.total]).toEqual([count, 60])
  const page = { start: query.includes('55') ? 55 : 0, perPage: query.includes('55') ? 50 : count }
  expect(body).toMatchObject(page)
  if (query.includes('from=-')) expect(pluck(body.hits, 'identifier')[0]).toBe('pieza-0')
})

test('the attributes that a search counts are described on request', async () => {
  const available = {
    _availableFilters: [
      { field: 'color', scope: 'catalog' },
      { field: 'price', scope: 'catalog' },
    ],
  }
  const described = async (query: string, body: object = available, entity = 'product') =>
    (await search(body as Record<string, unknown>, query, entity)).attribute_metadata
  expect(await described('')).toBeUndefined()
  expect(await described('&attribute_metadata=true')).toMatchObject([
    { attribute_code: 'color', attribute_id: 93, options: expect.any(Array) },
  ])
  expect(await described('&attribute_metadata=true', {})).toEqual([])
  expect(await described('&attribute_metadata=true', {}, 'category')).toBeUndefined()
})

describe('refusals are enveloped', () => {
  test.each([
    ['unknown index', '/api/catalog/nope/product/_search', 404],
    ['unknown entity', `/api/catalog/${INDEX}/customer/_search`, 404],
    ['no _search', `/api/catalog/${INDEX}/product`, 404],
    ['a query that is not JSON', `/api/catalog/${INDEX}/product/_search?request_format=search-query&request={`, 400],
    ['another query language', `/api/catalog/${INDEX}/product/_search?request={}`, 400],
    ['a page too far', `/api/catalog/${INDEX}/product/_search?from=10000&size=1`, 400],
    [
      'a value that no text can hold',
      `/api/catalog/${INDEX}/product/_search?request_format=search-query&request={"_appliedFilters":[{"attribute":"sku","value":"%5Cu0000"}]}`,
      400,
    ],
    ['a field name with many wildcards', `/api/catalog/${INDEX}/product/_search?_source_include=*a*b*c*d`, 400],
    [
      'too many aggregations',
      `/api/catalog/${INDEX}/product/_search?request_format=search-query&request=${JSON.stringify({ _availableFilters: Array.from({ length: 51 }, () => ({})) })}`,
      400,
    ],
    ['a size that is no number', `/api/catalog/${INDEX}/product/_search?size=many`, 400],
  ])('%s', async (_name, url, code) => {
    const answer = await platform.get(url)
    expect(answer.status).toBe(code)
    expect(answer.body).toMatchObject({ code, result: expect.any(String) })
  })
})
