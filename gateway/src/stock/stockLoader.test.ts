import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { createLacks } from '../rest/lacks.ts'
import type { UpstreamCall } from '../rest/upstream.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { createStockCache } from './stockCache.ts'
import { STOCK_BATCH_SIZE } from './limits.ts'
import { createStockBatches } from './stockBatches.ts'
import { parseStockKey, toStockKey } from './stockKey.ts'
import { createStockLoader } from './stockLoader.ts'
import { stockStatus } from './stockStatus.ts'

type Answer = (endpoint: string, skus: string[]) => unknown

/** Creates a loader over a fake platform with the given reply; `asked` holds the SKUs of every call. */
function loaderOver(answer: Answer, settings = { syncsStock: true }) {
  const asked: string[][] = []
  const call = async (endpoint: string, { query = {} }: UpstreamCall = {}) => {
    const skus = endpoint === 'stockCheck' ? [String(query.sku)] : String(query.skus).split(',')
    asked.push(skus)
    return answer(endpoint, skus)
  }
  const spared: string[] = []
  const stockCache = createStockCache(1_000, () => clock.now)
  const sharedReads = { stock: stockCache, stockBatches: createStockBatches() }
  const has = () => Promise.resolve(true)
  const upstream = {
    call,
    has,
    lacks: createLacks(),
    writes: () => 0,
    noteSpared: (endpoint: string) => void spared.push(endpoint),
  }
  /** A request's own, over what all of them share. */
  const request = () => createStockLoader({ store: DEFAULT_STORE, upstream, settings, sharedReads })
  return { asked, spared, stockCache, request, loader: request() }
}

const clock = { now: 0 }

const key = (sku: string, productId: number | null = null) => toStockKey({ sku, productId })
const item = (sku: string, qty = 1) => ({ product_sku: sku, qty, is_in_stock: true })
const refusal = (status: number, result: unknown = 'no') =>
  new UpstreamRefusal({ endpoint: 'stockList', status, message: 'no', result })

test('one more than a batch is two calls, duplicates are none', async () => {
  const skus = Array.from({ length: STOCK_BATCH_SIZE + 1 }, (_, index) => `S${index}`)
  const { asked, loader } = loaderOver((_, wanted) => wanted.map((sku) => item(sku)))
  const items = await Promise.all([...skus, 'S0', 'S3'].map((sku) => loader.load(key(sku))))
  expect(asked.map((batch) => batch.length)).toEqual([STOCK_BATCH_SIZE, 1])
  expect(items.map((found) => found?.sku)).toEqual([...skus, 'S0', 'S3'])
})

test('answers by SKU, however the reply is ordered, and null for what is not in it', async () => {
  const { loader } = loaderOver((_, skus) =>
    skus
      .filter((sku) => sku !== 'B')
      .toReversed()
      .map((sku) => item(sku, sku.charCodeAt(0))),
  )
  const items = await Promise.all(['A', 'B', 'C'].map((sku) => loader.load(key(sku))))
  expect(items.map((found) => found?.quantity ?? null)).toEqual([65, null, 67])
})

test('answers by product number where the reply names no SKU', async () => {
  const { loader } = loaderOver(() => [
    { product_id: '2', qty: 5, is_in_stock: 1 },
    { product_id: 1, qty: 4, is_in_stock: '0' },
  ])
  const [one, two, other] = await Promise.all([
    loader.load(key('A', 1)),
    loader.load(key('B', 2)),
    loader.load(key('C')),
  ])
  expect([one?.quantity, one?.isInStock, two?.quantity, two?.isInStock, other]).toEqual([4, false, 5, true, null])
})

test('a batch that fails fails alone', async () => {
  const skus = Array.from({ length: STOCK_BATCH_SIZE * 2 }, (_, index) => `S${index}`)
  const failure = new UpstreamFailure({ kind: 'timeout', endpoint: 'stockList', detail: '' })
  const { loader } = loaderOver((_, wanted) => {
    if (wanted.includes('S0')) throw failure
    return wanted.map((sku) => item(sku))
  })
  const items = await loader.loadMany(skus.map((sku) => key(sku)))
  expect(items.slice(0, STOCK_BATCH_SIZE).every((found) => found === failure)).toBe(true)
  expect(items.slice(STOCK_BATCH_SIZE).every((found) => !(found instanceof Error))).toBe(true)
})

test.each([refusal(404), refusal(500, { errorMessage: 'unknown', code: 404 })])(
  'a list that is refused for one unknown SKU is requested one by one',
  async (error) => {
    const { loader } = loaderOver((endpoint, [sku = '']) => {
      if (endpoint === 'stockList' || sku === 'B') throw error
      return { product_id: 9, qty: 3, is_in_stock: true }
    })
    const items = await Promise.all([loader.load(key('A')), loader.load(key('B'))])
    expect(items.map((found) => found?.quantity ?? null)).toEqual([3, null])
  },
)

test('a platform that cannot reach its own backend says nothing', async () => {
  const { loader } = loaderOver(() => {
    throw new UpstreamFailure({ kind: 'unavailable', endpoint: 'stockList', detail: 'ENOTFOUND', silent: true })
  })
  expect(await loader.load(key('A'))).toBeNull()
})

test('a SKU with a comma is requested alone', async () => {
  const { asked, loader } = loaderOver((endpoint, skus) =>
    endpoint === 'stockCheck' ? { qty: 7, is_in_stock: true } : skus.map((sku) => item(sku)),
  )
  const [comma, plain] = await Promise.all([loader.load(key('A,B')), loader.load(key('A'))])
  expect([comma?.quantity, plain?.quantity]).toEqual([7, 1])
  expect(new Set(asked.map(String))).toEqual(new Set(['A', 'A,B']))
  expect(asked).toHaveLength(2)
})

test('a reply that is no list is an error', async () => {
  const { loader } = loaderOver(() => 'OK')
  await expect(loader.load(key('A'))).rejects.toMatchObject({ kind: 'invalid' })
})

test('stock that another request read a moment ago is not read again, and the rest shares batches', async () => {
  const skus = Array.from({ length: STOCK_BATCH_SIZE * 2 }, (_, index) => `S${index}`)
  const { asked, spared, request } = loaderOver((_, wanted) =>
    wanted.filter((sku) => sku !== 'S1').map((sku) => item(sku)),
  )
  const oddOnes = skus.filter((_, index) => index % 2 === 1)
  await request().loadMany(oddOnes.map((sku) => key(sku)))
  expect([asked.length, spared]).toEqual([1, []])
  const items = await request().loadMany(skus.map((sku) => key(sku)))
  expect(asked[1]).toEqual(skus.filter((_, index) => index % 2 === 0))
  expect([asked.length, spared]).toEqual([2, ['stockList']])
  // What the platform does not know is held too.
  expect(items.map((found) => (found instanceof Error ? found : (found?.sku ?? null)))).toEqual(
    skus.map((sku) => (sku === 'S1' ? null : sku)),
  )
})

test('concurrent requests share their calls, and each gets the stock that it requested', async () => {
  const skus = Array.from({ length: STOCK_BATCH_SIZE + 5 }, (_, index) => `S${index}`)
  const { asked, request } = loaderOver((_, wanted) => wanted.map((sku) => item(sku, Number(sku.slice(1)))))
  const told = await Promise.all(
    [skus, skus.slice(10), ['S3', 'S90']].map((wanted) => request().loadMany(wanted.map((sku) => key(sku)))),
  )
  const quantities = told.map((items) => items.map((found) => (found instanceof Error ? found : found?.quantity)))
  const numbers = (wanted: readonly string[]) => wanted.map((sku) => Number(sku.slice(1)))
  expect(quantities).toEqual([numbers(skus), numbers(skus.slice(10)), [3, 90]])
  // Asked by each of them who waits for it: the platform hears of it once.
  expect(new Set(asked.map(String))).toEqual(new Set([String(skus.slice(0, 15)), String(skus.slice(15)), 'S90']))
})

test('a shared list refused for one unknown SKU is requested one by one, by each request for its own', async () => {
  const { asked, request } = loaderOver((endpoint, [sku = '']) => {
    if (endpoint === 'stockList' || sku === 'B') throw refusal(404)
    return { product_id: 9, qty: 3, is_in_stock: true }
  })
  const [first, second] = await Promise.all([request().loadMany([key('A'), key('B')]), request().loadMany([key('A')])])
  expect([first, second].flat().map((found) => (found instanceof Error ? found : found?.quantity))).toEqual([
    3,
    undefined,
    3,
  ])
  expect(asked).toEqual([['A', 'B'], ['A', 'B'], ['A'], ['B'], ['A']])
})

test('stock is read again after the cache time, and after a clear', async () => {
  let qty = 1
  const { request, stockCache } = loaderOver((_, wanted) => wanted.map((sku) => item(sku, qty)))
  const quantity = async () => (await request().load(key('A')))?.quantity
  const told = [await quantity()]
  qty = 2
  told.push(await quantity())
  clock.now += 1_001
  told.push(await quantity())
  qty = 3
  stockCache.clear()
  told.push(await quantity())
  expect(told).toEqual([1, 1, 2, 3])
})

test('cached stock is returned without a call or a promise, and is counted once per request', async () => {
  const { asked, spared, request } = loaderOver((_, wanted) =>
    wanted.filter((sku) => sku !== 'B').map((sku) => item(sku, 4)),
  )
  const first = request()
  expect(first.known(key('A'))).toBeUndefined()
  await first.loadMany(['A', 'B'].map((sku) => key(sku)))
  const second = request()
  expect([second.known(key('A'))?.quantity, second.known(key('B')), second.known(key('C'))]).toEqual([
    4,
    null,
    undefined,
  ])
  await second.load(key('A'))
  expect([asked.length, spared]).toEqual([1, ['stockList']])
})

test('a failure is never held', async () => {
  let isDown = true
  const failure = new UpstreamFailure({ kind: 'timeout', endpoint: 'stockList', detail: '' })
  const { request } = loaderOver((_, wanted) => {
    if (isDown) throw failure
    return wanted.map((sku) => item(sku))
  })
  await expect(request().load(key('A'))).rejects.toBe(failure)
  isDown = false
  expect((await request().load(key('A')))?.quantity).toBe(1)
})

test.each([
  { sku: 'A:B', productId: 3 },
  { sku: '', productId: null },
  { sku: ':', productId: 0 },
])('a key is parsed back to %j', (subject) => {
  expect(parseStockKey(toStockKey(subject))).toEqual(subject)
})

test.each([
  [{ isInStock: true, quantity: 3, isManaged: true }, true, { status: 'OK', quantity: 3 }],
  [{ isInStock: true, quantity: 3, isManaged: false }, true, { status: 'OK', quantity: null }],
  [{ isInStock: true, quantity: 0, isManaged: true }, false, { status: 'OK', quantity: null }],
  [{ isInStock: false, quantity: 3, isManaged: true }, true, { status: 'OUT_OF_STOCK', quantity: 0 }],
  [{ isInStock: null, quantity: null, isManaged: true }, true, { status: 'VOLATILE', quantity: null }],
])('%j is reported as %j', (found, isCounted, told) => {
  expect(stockStatus({ sku: 'A', productId: 1, ...found }, isCounted)).toEqual({ ...told, isManaged: found.isManaged })
})

test('a store that does not synchronise stock makes no call, and reports VOLATILE', async () => {
  const { asked, loader } = loaderOver(() => [item('A', 5)], { syncsStock: false })
  const [found] = await Promise.all([loader.load(key('A', 1)), loader.load(key('B'))])
  expect(asked).toEqual([])
  expect([stockStatus(found ?? null, true), found?.sku]).toMatchObject([{ status: 'VOLATILE', quantity: null }, 'A'])
  expect(loader.known(key('A', 1))).toEqual(found)
})
