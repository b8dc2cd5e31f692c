import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  platform.recommendations.set('SKU-1', ['SKU-3', 'GONE', 'SKU-1', 'SKU-2'])
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const ask = (given = '', client = shopper) =>
  client.query(`{ product(by: { sku: "SKU-1" }) { name recommendations${given} { sku } } }`)
const asked = () => platform.seen.filter(({ path }) => path === '/api/ext/recommendations')

test('are the products that the service names, in its order, without what is gone and the product itself', async () => {
  const { data, errors } = await ask()
  expect(errors).toEqual([])
  expect(data.product.recommendations).toEqual([{ sku: 'SKU-3' }, { sku: 'SKU-2' }])
  expect((await ask('(first: 1)')).data.product.recommendations).toEqual([{ sku: 'SKU-3' }])
})

test('leave out what the product is linked to anyway', async () => {
  platform.recommendations.set('SOFA', ['SKU-3', 'SKU-4', 'SKU-2', 'SKU-5'])
  const { data } = await shopper.query(
    '{ product(by: { sku: "SOFA" }) { recommendations { sku } related { sku } upsell { sku } } }',
  )
  const [named, ...linked] = [data.product.recommendations, data.product.related, data.product.upsell]
  expect(linked.flat()).toEqual([{ sku: 'SKU-2' }, { sku: 'SKU-1' }, { sku: 'SKU-3' }])
  expect(named).toEqual([{ sku: 'SKU-4' }, { sku: 'SKU-5' }])
})

test('are requested with the public key of the store', async () => {
  await ask()
  expect(asked().map(({ query }) => [query.get('publicKey'), query.get('skus'), query.get('storeCode')])).toEqual([
    ['pk-hogar', 'SKU-1', 'hogar'],
  ])
})

test('are null without an upstream call, where the store has no such service', async () => {
  const other = createGraphClient(platform.url, 'other', { settings: { hogar: { recommendationsKey: null } } })
  expect((await ask('', other)).data.product).toEqual({ name: 'Producto 1', recommendations: null })
  expect(asked()).toEqual([])
  await other.close()
})

test('are null, and the rest of the page there, where the service fails', async () => {
  platform.faults.set('/api/ext/recommendations', 503)
  const { data, errors } = await ask()
  expect(data.product).toEqual({ name: 'Producto 1', recommendations: null })
  expect(errors.map(({ path }) => path)).toEqual([['product', 'recommendations']])
})

test('of 50 products cost a call for each 15, and one for all that is named', async () => {
  const { calls } = await shopper.query(
    '{ search(term: "producto", first: 50) { nodes { recommendations(first: 2) { sku } } } }',
  )
  expect(calls).toEqual({ catalogueSearch: 2, recommendations: 4 })
})

test.each(['0', '-1', '13'])('cannot be %s', async (first) => {
  expect((await ask(`(first: ${first})`)).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
  expect(asked()).toEqual([])
})
