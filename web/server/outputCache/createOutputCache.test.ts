import { expect, test, vi } from 'vitest'
import { type CacheEvent } from './createCacheStatistics.ts'
import { createOutputCache } from './createOutputCache.ts'
import type { Filled } from './fillPage.ts'
import { FILL_PAUSE_MS, PAGE_FRESH_MS } from './limits.ts'
import { TooBusyError } from '../pages/renderSlots.ts'
import { createMemoryPageStore } from './createMemoryPageStore.ts'

function open({ patienceMs = 1_000 } = {}) {
  let now = 1_000_000
  const events: CacheEvent[] = []
  const clock = () => now
  const store = createMemoryPageStore({ now: clock })
  const cache = createOutputCache({ store, count: (event) => events.push(event), now: clock, patienceMs })
  const filled = (text: string, isKept = true): Filled => ({
    page: { status: 200, body: Buffer.from(text), etag: text, scriptHashes: [], tags: ['P1'], renderedAt: now },
    isKept,
  })
  const read = async (fill: () => Promise<Filled>) => {
    const served = await cache.page({ key: 'k', hasQuery: false, fill })
    return served && [served.page.body.toString(), served.isHit]
  }
  return { cache, events, filled, read, pass: (ms: number) => (now += ms) }
}

test('a page is rendered once, then shown as it was kept', async () => {
  const { read, filled, events } = open()
  const fill = vi.fn(async () => filled('a'))
  expect([await read(fill), await read(fill), await read(fill)]).toEqual([
    ['a', false],
    ['a', true],
    ['a', true],
  ])
  expect(fill).toHaveBeenCalledTimes(1)
  expect(events).toEqual(['miss', 'kept', 'hit', 'hit'])
})

test('those who come at once wait for one rendering', async () => {
  const { read, filled } = open()
  const fill = vi.fn(() => new Promise<Filled>((resolve) => setTimeout(() => resolve(filled('a')), 10)))
  const pages = await Promise.all(Array.from({ length: 50 }, () => read(fill)))
  expect(new Set(pages.map(String))).toEqual(new Set(['a,false']))
  expect(fill).toHaveBeenCalledTimes(1)
})

test('an old page is shown, and rendered again in the background, once', async () => {
  const { read, filled, pass, events } = open()
  await read(async () => filled('old'))
  pass(PAGE_FRESH_MS + 1)
  let finish = (_filled: Filled) => {}
  const fill = vi.fn(() => new Promise<Filled>((resolve) => (finish = resolve)))
  for (let visit = 0; visit < 5; visit += 1) expect(await read(fill)).toEqual(['old', true])
  expect(fill).toHaveBeenCalledTimes(1)
  expect(events.filter((event) => event === 'stale')).toHaveLength(5)
  finish(filled('new'))
  await vi.waitFor(async () => expect(await read(fill)).toEqual(['new', true]))
})

test('a visitor at their rate limit keeps a page neither from others nor from the cache', async () => {
  const { read, filled, pass } = open()
  const refused = () => Promise.reject(Object.assign(new Error('wait'), { kind: 'rateLimited' }))
  expect(await read(refused)).toBeNull()
  expect(await read(async () => filled('old'))).toEqual(['old', false])
  pass(PAGE_FRESH_MS + 1)
  expect(await read(refused)).toEqual(['old', true])
  await vi.waitFor(async () => expect(await read(async () => filled('new'))).toEqual(['new', true]))
})

test('a dropped page is rendered again before it is shown', async () => {
  const { cache, read, filled } = open()
  await read(async () => filled('old'))
  await cache.invalidate(['P1'])
  expect(await read(async () => filled('new'))).toEqual(['new', false])
})

test('what is dropped while it is rendered is neither kept nor joined', async () => {
  const { cache, read, filled } = open()
  const rendering = Promise.withResolvers<Filled>()
  const begun = vi.fn(() => rendering.promise)
  const old = read(begun)
  await vi.waitFor(() => expect(begun).toHaveBeenCalled())
  await cache.invalidate(['P1'])
  expect(await read(async () => filled('new'))).toEqual(['new', false])
  rendering.resolve(filled('old'))
  expect(await old).toEqual(['old', false])
  expect(await read(async () => filled('newer'))).toEqual(['new', true])
})

test('a page that may not be kept is shown to those who waited, and rendered again for the next', async () => {
  const { read, filled } = open()
  const fill = vi.fn(async () => filled('broken', false))
  expect([await read(fill), await read(fill)]).toEqual([
    ['broken', false],
    ['broken', false],
  ])
  expect(fill).toHaveBeenCalledTimes(2)
})

test('a redirect is each visitor’s own', async () => {
  const { read } = open()
  expect(await read(async () => null)).toBeNull()
})

test('a visitor does not wait for ever, but the page is kept for the next', async () => {
  const { read, filled } = open({ patienceMs: 5 })
  let finish = (_filled: Filled) => {}
  expect(await read(() => new Promise((resolve) => (finish = resolve)))).toBeNull()
  finish(filled('late'))
  await vi.waitFor(async () => expect(await read(async () => null)).toEqual(['late', true]))
})

test('a page that cannot be rendered is left alone for a while', async () => {
  const { read, pass, filled, events } = open()
  const fill = vi.fn(() => Promise.reject<Filled>(new Error('down')))
  expect([await read(fill), await read(fill)]).toEqual([null, null])
  expect(fill).toHaveBeenCalledTimes(1)
  expect(events).toContain('failed')
  pass(FILL_PAUSE_MS)
  expect(await read(async () => filled('well'))).toEqual(['well', false])
})

test('an old page outlives a gateway that is down', async () => {
  const { read, filled, pass } = open()
  await read(async () => filled('old'))
  pass(PAGE_FRESH_MS + 1)
  const fill = () => Promise.reject<Filled>(new Error('down'))
  expect([await read(fill), await read(fill)]).toEqual([
    ['old', true],
    ['old', true],
  ])
})

test('where there is no room, a page is kept from its second request on', async () => {
  const store = { ...createMemoryPageStore(), hasRoom: () => false }
  const cache = createOutputCache({ store, count: () => undefined })
  const page = { status: 200, body: Buffer.from('a'), etag: 'a', scriptHashes: [], tags: [], renderedAt: Date.now() }
  const fill = vi.fn(async (): Promise<Filled> => ({ page, isKept: true }))
  const isHit = async (key: string) => (await cache.page({ key, hasQuery: false, fill }))?.isHit
  for (let made = 0; made < 50; made += 1) expect(await isHit(`made-up-${made}`)).toBe(false)
  expect(store.bytes()).toBe(0)
  expect([await isHit('real'), await isHit('real'), await isHit('real')]).toEqual([false, false, true])
  expect(await Promise.all([isHit('crowd'), isHit('crowd')])).toEqual([false, false])
  expect(await isHit('crowd')).toBe(true)
})

test('while every slot is taken, a visitor waits for the shared rendering, and nothing is rendered behind', async () => {
  const { promise, resolve } = Promise.withResolvers<Filled>()
  const now = { ms: 1_000_000 }
  const busy = { is: true }
  const cache = createOutputCache({
    store: createMemoryPageStore({ now: () => now.ms }),
    count: () => undefined,
    isBusy: () => busy.is,
    patienceMs: 1,
    now: () => now.ms,
  })
  const page = { status: 200, body: Buffer.from('a'), etag: 'a', scriptHashes: [], tags: [], renderedAt: now.ms }
  const served = cache.page({ key: 'k', hasQuery: false, fill: () => promise })
  await new Promise((done) => setTimeout(done, 20))
  resolve({ page, isKept: true })
  expect((await served)?.page.etag).toBe('a')
  now.ms += PAGE_FRESH_MS + 1
  const fill = vi.fn(() => promise)
  expect((await cache.page({ key: 'k', hasQuery: false, fill }))?.isHit).toBe(true)
  await expect(
    cache.page({ key: 'new', hasQuery: false, fill: () => Promise.reject(new TooBusyError()) }),
  ).rejects.toThrow(TooBusyError)
  expect(fill).not.toHaveBeenCalled()
  busy.is = false
  expect(await cache.page({ key: 'new', hasQuery: false, fill: () => promise })).toMatchObject({ isHit: false })
})

test('a page is kept no longer than until the moment that it names, and one of a past moment not at all', async () => {
  const { read, filled, pass } = open()
  const until = (keptUntil: number) => vi.fn(async (): Promise<Filled> => ({ ...filled('a')!, keptUntil }))
  const brief = until(1_000_000 + 5_000)
  await read(brief)
  pass(4_999)
  expect(await read(brief)).toEqual(['a', true])
  pass(1)
  const next = until(0)
  expect(await read(next)).toEqual(['a', false])
  expect(await read(next)).toEqual(['a', false])
  expect([brief.mock.calls.length, next.mock.calls.length]).toEqual([1, 2])
})
