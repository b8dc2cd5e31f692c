import { DEFAULT_STORE, STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import type { UpstreamCall } from '../rest/upstream.ts'
import { constantSearch, oneOf, searchCatalogue } from './catalogueClient.ts'

const search = async (reply: unknown, given = {}) => {
  const calls: UpstreamCall[] = []
  const upstream = { call: async (_endpoint: string, call: UpstreamCall = {}) => (calls.push(call), reply) }
  const request = {
    entity: 'product',
    filters: [oneOf('sku', ['A,B&C'])],
    size: 3,
    fields: ['sku', 'name'],
    ...given,
  } as const
  return { answer: await searchCatalogue({ store: DEFAULT_STORE, upstream }, request), call: calls[0] }
}

test.each([
  ['standard', { hits: { total: 7, hits: [{ _source: { sku: 'A' } }] } }],
  [
    'standard of a newer engine',
    { hits: { total: { value: 7, relation: 'eq' }, hits: [{ _id: '1', _source: { sku: 'A' } }] } },
  ],
  ['compact', { hits: [{ sku: 'A' }], total: 7 }],
  ['compact of a newer engine', { hits: [{ sku: 'A' }], total: { value: 7 } }],
])('the %s format is understood', async (_, reply) => {
  expect((await search(reply)).answer).toEqual({ sources: [{ sku: 'A' }], total: 7, match: null })
})

test('how a text was understood is read in every format', async () => {
  const account = { all: 2, words: ['sofa'], without: ['azul'], implied: [{ attribute: 'color', values: ['52'] }] }
  const match = {
    count: 2,
    words: ['sofa'],
    missing: ['azul'],
    implied: [{ attribute: 'color', values: ['52'] }],
  }
  expect((await search({ hits: [], total: 0, text_match: account })).answer.match).toEqual(match)
  expect((await search({ hits: { hits: [], total: 0 }, text_match: account })).answer.match).toEqual(match)
  expect((await search({ hits: [], total: 0, text_match: { all: 'many' } })).answer.match).toBeNull()
})

test.each([null, 'OK', [], { code: 500, result: 'x' }, { hits: {} }, { hits: [] }])(
  '%j is no search result',
  async (reply) => {
    await expect(search(reply)).rejects.toMatchObject({ kind: 'invalid', endpoint: 'catalogueSearch' })
  },
)

test('asks for the store’s own index, the selected fields and the page', async () => {
  const { call } = await search({ hits: [], total: 0 }, { text: 'mesa 100%', offset: 20, cacheMs: 5 })
  expect(call).toMatchObject({ path: { index: DEFAULT_STORE.catalogueIndex, entity: 'product' }, cacheMs: 5 })
  expect(call?.query).toMatchObject({
    request_format: 'search-query',
    from: 20,
    size: 3,
    _source_include: ['sku', 'name'],
  })
  expect(call?.body).toEqual({
    _availableFilters: [],
    _appliedFilters: [{ attribute: 'sku', value: { in: ['A,B&C'] }, scope: 'default' }],
    _appliedSort: [],
    _searchText: 'mesa 100%',
  })
})

test('whole documents are requested by naming no field', async () => {
  expect((await search({ hits: [], total: 0 }, { fields: null })).call?.query?._source_include).toBeUndefined()
})

test('a search that is always the same is one call for all requests of a store', async () => {
  const calls: UpstreamCall[] = []
  const upstream = {
    call: async (_endpoint: string, call: UpstreamCall = {}) => (calls.push(call), { hits: [], total: 0 }),
  }
  const ask = constantSearch({ entity: 'taxrule', filters: [], size: 3, fields: null })
  const other = STORES.find(({ code }) => code !== DEFAULT_STORE.code)!
  for (const store of [DEFAULT_STORE, other, DEFAULT_STORE]) await ask({ store, upstream })
  expect(calls.map(({ path, isConstant }) => [path?.['index'], isConstant])).toEqual([
    [DEFAULT_STORE.catalogueIndex, true],
    [other.catalogueIndex, true],
    [DEFAULT_STORE.catalogueIndex, true],
  ])
  expect(calls[2]).toBe(calls[0])
  expect(calls[1]).not.toBe(calls[0])
})
