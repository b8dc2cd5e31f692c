import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import type { UpstreamCall } from '../rest/upstream.ts'
import { createDeliveryLoaders } from './deliveryLoader.ts'
import { DELIVERY_BATCH_SIZE } from './limits.ts'

const days = (sku: string, earliest = '2026-11-26', latest = '2026-11-28') => ({ sku, earliest, latest })

describe('the loader', () => {
  const over = (answer: (skus: string[]) => unknown) => {
    const asked: { skus: string[]; postcode: unknown }[] = []
    const call = async (_endpoint: string, { query = {} }: UpstreamCall = {}) => {
      const skus = String(query.skus).split(',')
      asked.push({ skus, postcode: query.postcode })
      return answer(skus)
    }
    return { asked, delivery: createDeliveryLoaders({ store: DEFAULT_STORE, upstream: { call } }) }
  }

  test('asks for one more than a batch in two calls, for duplicates in none, for each postcode apart', async () => {
    const skus = Array.from({ length: DELIVERY_BATCH_SIZE + 1 }, (_, index) => `S${index}`)
    const { asked, delivery } = over((wanted) => wanted.toReversed().map((sku) => days(sku)))
    const windows = await Promise.all([...skus, 'S0'].map((sku) => delivery('44100').load(sku)))
    await delivery('06000').load('S0')
    expect(windows.map((window) => window?.sku)).toEqual([...skus, 'S0'])
    expect(asked.map((one) => [one.skus.length, one.postcode])).toEqual([
      [DELIVERY_BATCH_SIZE, '44100'],
      [1, '44100'],
      [1, '06000'],
    ])
  })

  test.each([
    [[{ sku: 'B', earliest: '2026-11-26', latest: '2026-11-28' }]],
    [[days('A', 'soon')]],
    [[days('A', '2026-13-45')]],
    [[days('A', '2026-11-28', '2026-11-26')]],
    [[null, 7]],
  ])('finds nothing for A in %j', async (reply) => {
    expect(
      await over(() => reply)
        .delivery('44100')
        .load('A'),
    ).toBeNull()
  })

  test('fails where the reply is no list', async () => {
    await expect(
      over(() => ({ sku: 'A' }))
        .delivery('44100')
        .load('A'),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('asks for SKUs with a comma or a backslash by their names', async () => {
    const { asked, delivery } = over(() => [days('A,B'), days('C\\')])
    const windows = await Promise.all(['A,B', 'C\\'].map((sku) => delivery('44100').load(sku)))
    expect(windows.map((window) => window?.sku)).toEqual(['A,B', 'C\\'])
    expect(asked.map(({ skus }) => skus.join(','))).toEqual(['A\\,B,C\\\\'])
  })
})

describe('the graph', () => {
  let platform: Awaited<ReturnType<typeof startFakePlatform>>
  let shopper: ReturnType<typeof createGraphClient>
  beforeEach(async () => {
    platform = await startFakePlatform()
    shopper = createGraphClient(platform.url)
    for (const sku of ['SKU-1', 'SERVICE', 'SOFA']) platform.deliveries.set(sku, days(sku))
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
  const ask = (sku: string, given = '') =>
    shopper.query(`{ product(by: { sku: "${sku}" }) { deliveryEstimate${given} { earliest latest } } }`)
  const postcodes = () =>
    platform.seen.filter(({ path }) => path.endsWith('delivery-estimate')).map(({ query }) => query.get('postcode'))

  test('returns the delivery dates for the requested postal code, else for the main area of the store', async () => {
    const { data } = await ask('SKU-1', '(postcode: " 44100 ")')
    expect(data.product.deliveryEstimate).toEqual({ earliest: '2026-11-26', latest: '2026-11-28' })
    await ask('SKU-1')
    expect(postcodes()).toEqual(['44100', '06000'])
  })

  test.each([
    [60, 60],
    ['60', 60],
    [undefined, null],
    [0, null],
    [-5, null],
    [12.5, null],
    [100_000, null],
    ['soon', null],
  ])('returns the days of goods that are made to order: %j as %j', async (days_, expected) => {
    platform.deliveries.set('SKU-1', { ...days('SKU-1'), made_to_order_days: days_ })
    const { data } = await shopper.query('{ product(by: { sku: "SKU-1" }) { deliveryEstimate { madeToOrderDays } } }')
    expect(data.product.deliveryEstimate).toEqual({ madeToOrderDays: expected })
  })

  test('requests a variant by its product, and nothing for what is not delivered', async () => {
    expect((await ask('SOFA-GRY')).data.product.deliveryEstimate).not.toBeNull()
    const { data, calls } = await ask('SERVICE')
    expect(data.product.deliveryEstimate).toBeNull()
    expect(calls.deliveryEstimate).toBeUndefined()
  })

  test.each(['441', '44100a', '441 000', ''])('%j is no postcode', async (postcode) => {
    const { data, errors } = await ask('SKU-1', `(postcode: "${postcode}")`)
    expect(data.product.deliveryEstimate).toBeNull()
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect(postcodes()).toEqual([])
  })

  test('is null, and the rest of the page there, where the platform fails', async () => {
    platform.faults.set('/api/stock/delivery-estimate', 503)
    const { data, errors } = await shopper.query(
      '{ product(by: { sku: "SKU-1" }) { name deliveryEstimate { latest } stock { status } } }',
    )
    expect(data.product).toEqual({ name: 'Producto 1', deliveryEstimate: null, stock: { status: 'OK' } })
    expect(errors.map(({ path }) => path)).toEqual([['product', 'deliveryEstimate']])
  })

  test('of 50 products costs a call for each 15', async () => {
    const { calls } = await shopper.query(
      '{ search(term: "producto", first: 50) { nodes { deliveryEstimate { latest } } } }',
    )
    expect(calls).toEqual({ catalogueSearch: 1, deliveryEstimate: 4 })
  })
})
