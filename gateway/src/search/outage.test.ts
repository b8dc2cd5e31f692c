import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let gateway: TestGateway
beforeAll(async () => {
  platform = await startFakePlatform()
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url } })
  await gateway.post({ query: '{ store { rootCategory { name } } }' })
  platform.faults.set('/api/catalog/vue_storefront_catalog/product', 503)
})
afterAll(async () => {
  await gateway.close()
  await platform.close()
})

type Part = Readonly<{ data?: unknown; errors?: object[]; incremental?: Part[]; completed?: Part[] }>

/** Sends a query, and returns the parts of its reply. */
async function partsOf(query: string, format: string): Promise<readonly Part[]> {
  const accept = `multipart/mixed;${format}`
  const headers = { 'content-type': 'application/json', accept }
  const response = await fetch(gateway.url, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const parts = (await response.text()).split(/\r\n---(?:--)?/).filter((part) => part.includes('{'))
  return parts.map((part): Part => JSON.parse(part.slice(part.indexOf('{'))))
}

const errorsOf = ([, ...later]: readonly Part[]) =>
  later
    .flatMap(({ incremental = [], completed = [] }) => [...incremental, ...completed])
    .flatMap(({ errors = [] }) => errors)

describe.each(['deferSpec=20220824', 'incrementalSpec=v0.2'])(
  'while products cannot be read, in parts of %s,',
  (format) => {
    test('a search fails alone where it is deferred', async () => {
      const parts = await partsOf('{ store { code } ... @defer { search(term: "sofá") { totalCount } } }', format)
      expect(parts[0]).toMatchObject({ data: { store: { code: 'hogar' } }, hasNext: true })
      expect(parts[0]?.errors).toBeUndefined()
      expect(errorsOf(parts)).toMatchObject([{ path: ['search'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
    })

    test('categories are suggested where products are deferred', async () => {
      const parts = await partsOf(
        '{ suggestions(term: "sofá") { categories { name } ... @defer { products { name } } } }',
        format,
      )
      expect(parts[0]).toMatchObject({ data: { suggestions: { categories: [{ name: 'Sofás' }] } }, hasNext: true })
      expect(parts[0]?.errors).toBeUndefined()
      expect(errorsOf(parts)).toMatchObject([
        { path: ['suggestions', 'products'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
      ])
    })
  },
)

test('without parts, suggestions fail as a whole and say why', async () => {
  const { body } = await gateway.post({
    query: '{ suggestions(term: "sofá") { categories { name } products { name } } }',
  })
  expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
})

test('tax rules that cannot be read leave a list without its counts', async () => {
  const other = await startTestGateway({ env: { UPSTREAM_URL: platform.url } })
  platform.faults.clear()
  platform.faults.set('/api/catalog/vue_storefront_catalog/taxrule', 503)
  const ask = (given: string, selection: string) =>
    other.post({ query: `{ search(term: "sofá"${given}) { totalCount nodes { name } ${selection} } }` })
  const { body } = await ask('', 'facets { attribute } priceBounds { lowest { amount } }')
  expect(body.data).toEqual({
    search: { totalCount: 1, nodes: [{ name: 'Sofá Oslo' }], facets: null, priceBounds: null },
  })
  expect(body.errors?.map(({ path }) => String(path)).toSorted()).toEqual(['search,facets', 'search,priceBounds'])
  const { body: filtered } = await ask(', filters: [{ attribute: "price", range: "0-500" }]', '')
  expect(filtered.data).toBeNull()
  await other.close()
})
