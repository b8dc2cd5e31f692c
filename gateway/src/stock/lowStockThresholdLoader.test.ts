import { STORES, storeByCode } from '@hogar/schema/stores.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { LOW_STOCK_THRESHOLD } from './limits.ts'

const CALL = '/api/ext/config_stock'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
})
beforeEach(() => {
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  platform.faults.clear()
  platform.thresholds.clear()
  platform.stock.clear()
  await shopper.close()
})
afterAll(() => platform.close())

const left = (qty: number, isInStock = true) =>
  platform.stock.set('LAMP', { product_sku: 'LAMP', qty, is_in_stock: isInStock, manage_stock: true })
const lampIsLow = async () => {
  const { data, errors, calls } = await shopper.query('{ product(by: { sku: "LAMP" }) { stock { quantity isLow } } }')
  expect(errors).toEqual([])
  return { isLow: data.product.stock.isLow as boolean, asked: calls.stockConfig ?? 0 }
}

describe('few units are left', () => {
  test.each([
    [3, 4],
    [4, 5],
    [LOW_STOCK_THRESHOLD, LOW_STOCK_THRESHOLD + 1],
  ])('of %i where the store calls fewer than %i few, and not of that many', async (few, threshold) => {
    platform.thresholds.set('hogar', threshold)
    left(few)
    expect(await lampIsLow()).toMatchObject({ isLow: true })
    await shopper.close()
    shopper = createGraphClient(platform.url)
    left(threshold)
    expect(await lampIsLow()).toMatchObject({ isLow: false })
  })

  test('where a store calls nothing few, of nothing', async () => {
    platform.thresholds.set('hogar', 0)
    left(1)
    expect(await lampIsLow()).toMatchObject({ isLow: false })
  })

  test('by the store of the request', async () => {
    platform.thresholds.set('hogar', 3)
    platform.thresholds.set('viu', 6)
    left(5)
    expect(await lampIsLow()).toMatchObject({ isLow: false })
    const { data } = await shopper.query('{ stores { code lowStockThreshold } }')
    const told = { hogar: 3, viu: 6 } as Record<string, number>
    expect(data.stores).toEqual(STORES.map(({ code }) => ({ code, lowStockThreshold: told[code] ?? 10 })))
    shopper.state.store = storeByCode('viu')!
    const other = await shopper.query('{ store { lowStockThreshold } }')
    expect(other.data.store.lowStockThreshold).toBe(6)
  })

  test('of nothing that is sold out or not counted, and no call is made for it', async () => {
    left(0, false)
    expect(await lampIsLow()).toEqual({ isLow: false, asked: 0 })
    platform.stock.set('LAMP', { product_sku: 'LAMP', qty: 2, is_in_stock: true, manage_stock: false })
    await shopper.close()
    shopper = createGraphClient(platform.url)
    expect(await lampIsLow()).toEqual({ isLow: false, asked: 0 })
  })

  test('a page of products asks once, and the next visitor not at all', async () => {
    const page = '{ search(term: "producto", first: 50) { nodes { stock { isLow } } } }'
    expect((await shopper.query(page)).calls.stockConfig).toBe(1)
    expect((await shopper.query(page)).calls.stockConfig).toBeUndefined()
  })
})

describe('the threshold is ten', () => {
  const threshold = async () => {
    const { data, errors } = await shopper.query('{ store { lowStockThreshold } }')
    expect(errors).toEqual([])
    return data.store.lowStockThreshold as number
  }

  test.each([404, 500])('when the platform answers %i, and stock is still reported', async (status) => {
    platform.thresholds.set('hogar', 3)
    platform.faults.set(CALL, status)
    expect(await threshold()).toBe(10)
    left(9)
    expect(await lampIsLow()).toMatchObject({ isLow: true })
    left(10)
    await shopper.close()
    shopper = createGraphClient(platform.url)
    expect(await lampIsLow()).toMatchObject({ isLow: false })
  })

  test.each([null, 'few', -1, 2.5, {}, [4]])('when the platform says %j', async (said) => {
    platform.thresholds.set('hogar', said)
    expect(await threshold()).toBe(10)
  })
})
