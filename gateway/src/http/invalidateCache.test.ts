import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INVALIDATIONS_PER_MINUTE_MAX } from '@hogar/schema/caching/limits.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { startFakeServer } from '../testing/startFakeServer.ts'
import { startTestGateway } from '../testing/startTestGateway.ts'

const KEY = 'a-key-of-sixteen-or-more'
const REDIS_URL = process.env['REDIS_URL']

const closing: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start({ redisUrl = '', sharedStore = createMemoryStore(), key = KEY, endpoints = {} } = {}) {
  const platform = await startFakePlatform()
  const storefront = await startFakeServer((_request, response) => response.end('ok'))
  const folder = await mkdtemp(join(tmpdir(), 'hogar-endpoints-'))
  closing.push(() => rm(folder, { recursive: true }))
  const endpointsFile = join(folder, 'endpoints.json')
  await writeFile(endpointsFile, JSON.stringify(endpoints))
  const env = {
    ENDPOINTS_FILE: endpointsFile,
    UPSTREAM_URL: platform.url,
    CACHE_FORWARD_URL: storefront.url,
    CACHE_INVALIDATION_KEY: key,
    REDIS_URL: redisUrl,
  }
  const open = async () => {
    const gateway = await startTestGateway({ env, sharedStore })
    closing.push(gateway.close)
    const nameOf = async () => {
      const { body } = await gateway.get({ query: '{ product(by: { sku: "SKU-1" }) { name } }' })
      return (body.data as { product: { name: string } }).product.name
    }
    const invalidate = async (query: string, init?: RequestInit) => {
      const response = await fetch(`${gateway.address}/invalidate?${query}`, init)
      return { status: response.status, text: await response.text() }
    }
    return { ...gateway, nameOf, invalidate }
  }
  closing.push(platform.close, storefront.close)
  const rename = (name: string) => {
    const [first] = platform.documents['product'] ?? []
    Object.assign(first ?? {}, { name })
  }
  return { open, rename, storefront, platform }
}

it('caches documents of the catalogue until their tag is invalidated', async () => {
  const { open, rename } = await start()
  const { nameOf, invalidate, address } = await open()
  const before = await nameOf()
  rename('Mesa Lago')
  expect(await invalidate(`key=${KEY}&tag=P2,category`)).toMatchObject({ status: 200 })
  expect(await nameOf()).toBe(before)
  expect(await invalidate(`key=${KEY}&tag=P1`, { method: 'POST' })).toEqual({
    status: 200,
    text: 'Tags invalidated successfully [P1]',
  })
  expect(await nameOf()).toBe('Mesa Lago')
  const metrics = await (await fetch(`${address}/metrics`)).text()
  expect(metrics).toContain('hogar_cache_invalidations_total{outcome="done"} 2')
})

it('caches stock per SKU for its time, or until an invalidation', async () => {
  const { open, platform } = await start({ endpoints: { stockList: { cacheMs: 60_000 } } })
  const { get, invalidate } = await open()
  const stockOf = (skus: readonly string[]) =>
    get({
      query: `{ ${skus.map((sku, place) => `p${place}: product(by: { sku: "${sku}" }) { stock { status } }`).join(' ')} }`,
    })
  const asked = () =>
    platform.seen.flatMap(({ path, query }) => (path === '/api/stock/list' ? [query.get('skus')] : []))
  await stockOf(['SKU-1'])
  await stockOf(['SKU-1', 'SKU-2'])
  expect(asked()).toEqual(['SKU-1', 'SKU-2'])
  await invalidate(`key=${KEY}&tag=P1`)
  await stockOf(['SKU-1'])
  expect(asked()).toEqual(['SKU-1', 'SKU-2', 'SKU-1'])
})

it('refuses a wrong key and drops nothing', async () => {
  const { open, rename, storefront } = await start()
  const { nameOf, invalidate } = await open()
  const before = await nameOf()
  rename('Mesa Lago')
  expect(await invalidate('key=wrong&tag=*')).toEqual({ status: 403, text: 'Invalid cache invalidation key' })
  expect(await nameOf()).toBe(before)
  expect(storefront.seen).toEqual([])
})

it('notifies the storefront, but not of invalidations that came from there', async () => {
  const { open, storefront } = await start()
  const { invalidate } = await open()
  await invalidate(`key=${KEY}&tag=P1,x y&forwardedFrom=web`)
  expect(storefront.seen).toEqual([])
  await invalidate(`key=${KEY}&tag=P1,x y`)
  expect(storefront.seen.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    ['/invalidate', { key: KEY, tag: 'P1,x y', forwardedFrom: 'gateway' }],
  ])
})

it('answers when the storefront is away', async () => {
  const { open, storefront } = await start()
  const { invalidate, logLines } = await open()
  await storefront.close()
  expect(await invalidate(`key=${KEY}&tag=P1`)).toMatchObject({ status: 200 })
  expect(logLines.join()).toContain('the storefront was not notified')
  expect(logLines.join()).not.toContain(KEY)
})

it('limits the attempts to guess the key', async () => {
  const { open } = await start()
  const { invalidate } = await open()
  for (let tries = 0; tries < INVALIDATIONS_PER_MINUTE_MAX; tries += 1) await invalidate(`key=${tries}&tag=P1`)
  expect(await invalidate(`key=${KEY}&tag=P1`)).toMatchObject({ status: 429 })
})

it('refuses while attempts cannot be counted, and answers other methods with 405', async () => {
  const away = { ...createMemoryStore(), count: () => Promise.reject(new Error('away')) }
  const { open } = await start({ sharedStore: away })
  const { invalidate } = await open()
  expect(await invalidate(`key=${KEY}&tag=P1`)).toMatchObject({ status: 503 })
  expect(await invalidate(`key=${KEY}&tag=P1`, { method: 'PUT' })).toMatchObject({ status: 405 })
})

it.skipIf(!REDIS_URL)('reaches all instances that share a Redis (set REDIS_URL to try it)', async () => {
  const { open, rename } = await start({ redisUrl: REDIS_URL ?? '' })
  const here = await open()
  const there = await open()
  // Both have to listen before anything is held for long.
  await vi.waitFor(async () => {
    const name = `Mesa ${Math.random()}`
    rename(name)
    const old = await there.nameOf()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    rename('Mesa Nueva')
    expect(await there.nameOf()).toBe(old)
  }, 10_000)
  await here.invalidate(`key=${KEY}&tag=P1`)
  await vi.waitFor(async () => expect(await there.nameOf()).toBe('Mesa Nueva'))
})

it('caches only briefly while invalidations cannot reach it', async () => {
  const { open, rename } = await start({ redisUrl: 'redis://127.0.0.1:1' })
  const { nameOf, invalidate } = await open()
  await nameOf()
  rename('Mesa Lago')
  await vi.waitFor(async () => expect(await nameOf()).toBe('Mesa Lago'), 3_000)
  expect(await invalidate(`key=${KEY}&tag=P1`)).toMatchObject({
    status: 503,
    text: expect.stringContaining('not every'),
  })
})
