import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { guardPageStore } from './guardPageStore.ts'
import { ENTRY_BYTES, READ_PAUSE_MS, SHARE_OF_BYTES, WRITE_PAUSE_MS } from './limits.ts'
import { createMemoryPageStore } from './createMemoryPageStore.ts'
import type { PageShare } from './pageShare.ts'
import type { PageStore } from './pageStore.ts'
import { createRedisPageStore } from './createRedisPageStore.ts'
import type { StoredPage } from './storedPage.ts'

const REDIS_URL = process.env['REDIS_URL']

const pageOf = (tags: readonly string[], text = 'x'): StoredPage => ({
  status: 200,
  body: Buffer.from(`${text}\u0000ñ\u00ff`, 'latin1'),
  etag: `W/"${text}"`,
  scriptHashes: ["'sha256-a'"],
  tags,
  renderedAt: 7,
})

async function keep(store: PageStore, key: string, page: StoredPage): Promise<void> {
  await store.put(key, page, { ticket: (await store.ticket()) ?? Number.NaN, ttlMs: 10_000, share: 'page' })
}

function holdsTheContract(create: () => PageStore): void {
  const store = create()
  afterAll(() => store.close())

  test('gives back what was kept, byte for byte', async () => {
    await vi.waitFor(() => keep(store, 'a', pageOf(['P1', 'home'])))
    expect(await store.get('a')).toEqual(pageOf(['P1', 'home']))
    expect(await store.get('nothing')).toBeNull()
  })

  test('forgets what has had its time', async () => {
    await store.put('short', pageOf([]), { ticket: (await store.ticket()) ?? 0, ttlMs: 20, share: 'page' })
    await expect.poll(() => store.get('short')).toBeNull()
  })

  test('drops what carries a tag, and nothing else', async () => {
    await keep(store, 'one', pageOf(['P1', 'product']))
    await keep(store, 'eleven', pageOf(['P11', 'product']))
    await keep(store, 'tree', pageOf(['C1']))
    await store.invalidate(['P1', 'nothing-has-it'])
    expect(await store.get('one')).toBeNull()
    expect(await store.get('eleven')).not.toBeNull()
    await store.invalidate(['product'])
    expect(await store.get('eleven')).toBeNull()
    expect(await store.get('tree')).not.toBeNull()
  })

  test('drops everything, tags or none', async () => {
    await keep(store, 'tagged', pageOf(['P1']))
    await keep(store, 'bare', pageOf([]))
    await store.invalidate('*')
    expect([await store.get('tagged'), await store.get('bare')]).toEqual([null, null])
    await keep(store, 'bare', pageOf([]))
    expect(await store.get('bare')).not.toBeNull()
  })

  test('takes nothing for good that was begun before its tag was dropped', async () => {
    const ticket = (await store.ticket()) ?? 0
    await store.invalidate(['P5'])
    await store.put('late', pageOf(['P5']), { ticket, ttlMs: 10_000, share: 'page' })
    expect(await store.get('late')).toBeNull()
    await keep(store, 'late', pageOf(['P5']))
    expect(await store.get('late')).not.toBeNull()
  })

  test('gives a claim to one of many, until it is over', async () => {
    const claims = await Promise.all(Array.from({ length: 10 }, () => store.claim('c', 40)))
    expect(claims.filter(Boolean)).toHaveLength(1)
    await expect.poll(() => store.claim('c', 40)).toBe(true)
    expect(await store.claim('d', 60_000)).toBe(true)
    await store.release('d')
    expect(await store.claim('d', 60_000)).toBe(true)
  })
}

/** Stores pages of a share, and checks which keys are still cached. */
function holdsTheBound(create: (maxBytes: number) => PageStore): void {
  const page: StoredPage = { ...pageOf([]), body: Buffer.alloc(10_000) }
  const store = create(Math.ceil((4 * (10_000 + ENTRY_BYTES * 2)) / SHARE_OF_BYTES.filtered))
  afterAll(() => store.close())
  const put = async (key: string, share: PageShare) =>
    store.put(key, page, { ticket: (await store.ticket()) ?? Number.NaN, ttlMs: 60_000, share })
  const keptOf = async (keys: readonly string[]) => {
    const found = await Promise.all(keys.map((key) => store.get(key)))
    return keys.filter((_key, at) => found[at] !== null)
  }

  test('is bounded in bytes for each kind: the newest stay, and other kinds are left alone', async () => {
    await vi.waitFor(() => put('real', 'page'))
    const keys = Array.from({ length: 40 }, (_item, at) => `made-up-${at}`)
    for (const key of keys) await put(key, 'filtered')
    const kept = await keptOf(keys)
    expect(kept).toEqual(keys.slice(-kept.length))
    expect(kept.length).toBeGreaterThanOrEqual(4)
    expect(kept.length).toBeLessThan(10)
    expect(await keptOf(['real'])).toEqual(['real'])
    for (const key of keys) await put(key, 'missing')
    expect(await keptOf(['real'])).toEqual(['real'])
  })

  test('counts a page that is kept again once', async () => {
    for (let times = 0; times < 30; times += 1) await put('again', 'page')
    expect(await keptOf(['real', 'again'])).toEqual(['real', 'again'])
  })

  test('does not keep what is larger than its bound', async () => {
    const huge: StoredPage = { ...page, body: Buffer.alloc(2_000_000) }
    const ticket = (await store.ticket()) ?? Number.NaN
    await store.put('huge', huge, { ticket, ttlMs: 60_000, share: 'missing' })
    expect(await store.get('huge')).toBeNull()
  })
}

describe('pages in memory', () => {
  holdsTheContract(() => createMemoryPageStore())
  describe('what is kept', () => holdsTheBound((maxBytes) => createMemoryPageStore({ maxBytes })))

  test('are kept at their first request while there is room', async () => {
    const store = createMemoryPageStore({ maxBytes: 4 * ENTRY_BYTES })
    expect(store.hasRoom()).toBe(true)
    for (const key of ['a', 'b']) await keep(store, key, pageOf([]))
    expect(store.hasRoom()).toBe(false)
  })

  test('are bounded in bytes; those used longest ago go first', async () => {
    const weight = ENTRY_BYTES + pageOf([]).body.length
    const store = createMemoryPageStore({ maxBytes: Math.ceil((2 * weight) / SHARE_OF_BYTES.page) })
    for (const key of ['a', 'b']) await keep(store, key, pageOf([]))
    await store.get('a')
    await keep(store, 'c', pageOf([]))
    const kept = await Promise.all(['a', 'b', 'c'].map(async (key) => (await store.get(key)) !== null))
    expect(kept).toEqual([true, false, true])
    expect(store.bytes()).toBe(2 * weight)
  })

  test('weigh nothing once they are replaced, dropped or over', async () => {
    let now = 0
    const store = createMemoryPageStore({ now: () => now })
    await keep(store, 'a', pageOf(['P1']))
    await keep(store, 'a', pageOf(['P1'], 'longer'))
    expect(store.bytes()).toBe(ENTRY_BYTES + pageOf([], 'longer').body.length)
    now = 10_000
    await store.get('a')
    expect(store.bytes()).toBe(0)
  })

  test('go all when there are more dropped tags than can be remembered', async () => {
    const store = createMemoryPageStore({ maxDroppedTags: 2 })
    const ticket = (await store.ticket()) ?? 0
    await store.invalidate(['P1', 'P2', 'P3'])
    await store.put('a', pageOf(['P1']), { ticket, ttlMs: 1_000, share: 'page' })
    expect(await store.get('a')).toBeNull()
  })
})

describe.skipIf(!REDIS_URL)('pages in Redis (set REDIS_URL to try it)', () => {
  const prefix = `test:${randomUUID()}:`
  holdsTheContract(() => createRedisPageStore(REDIS_URL ?? '', { prefix }))

  describe('what is kept', () =>
    holdsTheBound((maxBytes) => createRedisPageStore(REDIS_URL ?? '', { prefix: `${prefix}bound:`, maxBytes })))

  test('are shared by servers, and so is what is dropped', async () => {
    const one = createRedisPageStore(REDIS_URL ?? '', { prefix: `${prefix}shared:` })
    const other = createRedisPageStore(REDIS_URL ?? '', { prefix: `${prefix}shared:` })
    await vi.waitFor(() => keep(one, 'a', pageOf(['P1'])))
    await vi.waitFor(async () => expect(await other.get('a')).not.toBeNull())
    await other.invalidate(['P1'])
    expect(await one.get('a')).toBeNull()
    await Promise.all([one.close(), other.close()])
  })
})

test('a Redis that is away says so at once', async () => {
  const store = createRedisPageStore('redis://127.0.0.1:1')
  await expect(store.get('a')).rejects.toThrow()
  await expect(store.ticket()).rejects.toThrow()
  await expect(store.invalidate(['P1'])).rejects.toThrow()
  await store.close()
})

test('a Redis that is silent is waited for 800 ms by a page, and 2,000 ms by who drops pages', async () => {
  const silent = await startSilentRedis()
  const store = guardPageStore(createRedisPageStore(silent.url), { log: { warn: () => undefined } })
  await vi.waitFor(() => expect(silent.greeted()).toBe(1))
  // The client has yet to read the greeting.
  await setTimeout(200)
  const startedAt = performance.now()
  const waited = async (check: Promise<void>) => {
    await check
    return performance.now() - startedAt
  }
  const [page, dropping] = await Promise.all([
    waited(expect(store.get('a')).resolves.toBeNull()),
    waited(expect(store.invalidate(['P1'])).rejects.toThrow('Redis is silent')),
  ])
  expect(page).toBeGreaterThan(790)
  expect(dropping).toBeGreaterThan(1_990)
  expect(page).toBeLessThan(dropping)
  await store.close()
  await silent.close()
})

/** Accepts connections with a greeting and answers no command. */
async function startSilentRedis() {
  const sockets: Socket[] = []
  let greeted = 0
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      for (const command of data.toString().split(/^\*\d+\r\n/m)) {
        if (/^\$\d+\r\nhello/i.test(command)) socket.write('%1\r\n+server\r\n+redis\r\n')
        if (/^\$\d+\r\nclient/i.test(command)) socket.write('+OK\r\n')
        if (!/^\$4\r\ninfo/i.test(command)) continue
        greeted += 1
        socket.write('$15\r\nredis_version:7\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    greeted: () => greeted,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('a store that fails', () => {
  function failing(over: Partial<PageStore> = {}) {
    let now = 0
    const fail = vi.fn(() => Promise.reject(new Error('away')))
    const store: PageStore = { ...createMemoryPageStore(), get: fail, put: fail, invalidate: fail, ...over }
    const warn = vi.fn()
    const onFailure = vi.fn()
    const guarded = guardPageStore(store, { log: { warn }, onFailure, now: () => now })
    return { guarded, fail, warn, onFailure, pass: (ms: number) => (now += ms) }
  }

  test('is not read again for a while after one failure', async () => {
    const { guarded, fail, warn, pass } = failing()
    expect([await guarded.get('a'), await guarded.get('a'), await guarded.ticket()]).toEqual([null, null, null])
    expect(fail).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledTimes(1)
    pass(READ_PAUSE_MS)
    await guarded.get('a')
    expect(fail).toHaveBeenCalledTimes(2)
  })

  test('is written to until thirty failures in a row', async () => {
    const { guarded, fail, onFailure, pass } = failing()
    const put = () => guarded.put('a', pageOf([]), { ticket: 0, ttlMs: 1, share: 'page' })
    for (let tries = 0; tries < 35; tries += 1) await put()
    expect(fail).toHaveBeenCalledTimes(30)
    expect(onFailure).toHaveBeenCalledTimes(30)
    pass(WRITE_PAUSE_MS)
    await put()
    expect(fail).toHaveBeenCalledTimes(31)
  })

  test('is not waited for longer than its time', async () => {
    vi.useFakeTimers()
    const { guarded } = failing({ get: () => new Promise(() => {}) })
    let found: unknown = 'nothing yet'
    void guarded.get('a').then((page) => (found = page))
    await vi.advanceTimersByTimeAsync(799)
    expect(found).toBe('nothing yet')
    await vi.advanceTimersByTimeAsync(1)
    expect(found).toBeNull()
    vi.useRealTimers()
  })

  test('says so when something has to be dropped', async () => {
    const { guarded } = failing()
    await guarded.get('a')
    await expect(guarded.invalidate(['P1'])).rejects.toThrow('away')
  })
})
