import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { STORES, storeByCode } from '@hogar/schema/stores.ts'
import { buildASTSchema, getNamedType, type GraphQLObjectType, isLeafType, isNonNullType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterAll(async () => {
  await shopper.close()
  await platform.close()
})

test('the main brand is first, and the default', async () => {
  const { data } = await shopper.query(
    '{ store { code isDefault language currencyCode externalCheckoutUrl } stores { code isDefault urlPrefix } }',
  )
  expect(data.store).toEqual({
    code: 'hogar',
    isDefault: true,
    language: 'es-MX',
    currencyCode: 'MXN',
    externalCheckoutUrl: null,
  })
  expect(data.stores.map(({ code }: { code: string }) => code)).toEqual(STORES.map(({ code }) => code))
  expect(data.stores.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
})

test('each store says how it shows its catalogue', async () => {
  const { data, errors, calls } = await shopper.query(
    '{ stores { catalogueSettings { listsOutOfStock showsVariantInAddress } } }',
  )
  expect(errors).toEqual([])
  expect(data.stores).toEqual(
    STORES.map(() => ({ catalogueSettings: { listsOutOfStock: true, showsVariantInAddress: true } })),
  )
  expect(calls).toEqual({})
})

test('each store says what the number at its cart counts', async () => {
  const other = createGraphClient(platform.url, 'lines', { settings: { de: { cartCounter: 'lines' } } })
  const { data } = await other.query('{ stores { code cartSettings { counter } } }')
  const counters = data.stores.map(({ code, cartSettings }: Record<string, never>) => [code, cartSettings])
  expect(counters).toEqual(STORES.map(({ code }) => [code, { counter: code === 'de' ? 'LINES' : 'UNITS' }]))
  await other.close()
})

test('a menu of the whole tree is one call', async () => {
  const { data, calls } = await shopper.query(
    '{ store { rootCategory { name children { name productCount children { name parent { name } } } } } }',
  )
  expect(data.store.rootCategory).toMatchObject({
    name: 'Todo',
    children: [{ name: 'Comedor' }, { name: 'Salas', children: [{ name: 'Sofás', parent: { name: 'Salas' } }] }],
  })
  expect(calls).toEqual({ catalogueSearch: 1 })
})

test('a store whose catalogue cannot be read is still a store', async () => {
  const other = createGraphClient(platform.url)
  platform.faults.set('/api/catalog', 500)
  const { data, errors } = await other.query('{ store { name rootCategory { name } } }')
  platform.faults.clear()
  expect(data.store).toEqual({ name: 'Hogar', rootCategory: null })
  expect(errors.map(({ path }) => path)).toEqual([['store', 'rootCategory']])
  await other.close()
})

test('each store reads its own catalogue', async () => {
  const german = createGraphClient(platform.url)
  german.state.store = storeByCode('de')!
  const { data } = await german.query('{ product(by: { sku: "SOFA" }) { sku } store { currencyCode } }')
  expect(data).toEqual({ product: null, store: { currencyCode: 'EUR' } })
  expect(platform.seen.at(-1)?.path).toBe('/api/catalog/vue_storefront_catalog_de/product/_search')
  await german.close()
})

test('a field that only the store of the request has says so', async () => {
  const settings: readonly string[] = ['business', 'externalCheckoutUrl']
  const { Store } = buildASTSchema(loadTypeDefs()).getTypeMap()
  const fields = Object.values((Store as GraphQLObjectType).getFields()).filter(
    ({ type, name }) => !isNonNullType(type) && !settings.includes(name),
  )
  const selection = fields.map(({ name, type }) => (isLeafType(getNamedType(type)) ? name : `${name} { __typename }`))
  const { data, errors } = await shopper.query(`{ stores { code ${selection.join(' ')} } }`)
  expect(errors.filter(({ path }) => !String(path).startsWith('stores,0,'))).toEqual([])
  const german = data.stores.find(({ code }: { code: string }) => code === 'de')
  expect(fields.map(({ name }) => [name, german[name]])).toEqual(fields.map(({ name }) => [name, null]))
  const silent = fields.filter(
    ({ description }) =>
      !/stores other than the\s+store of the\s+request|^Form fields of an address, like/.test(description ?? ''),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})
