import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { standStill } from '@hogar/schema/testing/standStill.ts'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type Bucket, type BucketState, filledLevel, waitMs } from './bucket.ts'
import { createFallbackStore } from './createFallbackStore.ts'
import { MEMORY_STORE_MAX_BYTES, REDIS_COMMAND_TIMEOUT_MS } from './limits.ts'
import { createMemoryStore } from './createMemoryStore.ts'
import { createRedisStore } from './createRedisStore.ts'
import { type SharedStore, SharedStoreUnavailable } from './sharedStore.ts'

const redisUrl = process.env['REDIS_URL']

function holdsTheContract(create: () => SharedStore): void {
  const store = create()
  afterAll(() => store.close())

  it('is ready', async () => {
    await expect.poll(() => store.isReady()).toBe(true)
  })

  it('keeps values, replaces them, forgets them', async () => {
    expect(await store.get('a')).toBeNull()
    await store.set('a', 'one', 10_000)
    await store.set('a', 'two', 10_000)
    expect(await store.get('a')).toBe('two')
    await store.delete('a')
    expect(await store.get('a')).toBeNull()
    await store.set('short', 'x', 20)
    await expect.poll(() => store.get('short')).toBeNull()
  })

  it('gives a claim to one of many', async () => {
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_item, index) => store.setIfAbsent('claim', String(index), 10_000)),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await store.get('claim')).toBe(String(claims.indexOf(true)))
  })

  it('takes from a bucket until it is empty, and says how long it takes to fill', async () => {
    const take = takerFrom(store, { capacity: 100, refillPerSecond: 10 })
    expect(await take(['b'], 60)).toEqual([{ remaining: 40, retryAfterMs: 0 }])
    const [refused] = await take(['b'], 60)
    expect(refused!.retryAfterMs).toBeGreaterThan(1_000)
    expect(refused!.retryAfterMs).toBeLessThanOrEqual(2_000)
    expect((await take(['b'], 30))[0]!.retryAfterMs).toBe(0)
    expect((await take(['other'], 100))[0]!.retryAfterMs).toBe(0)
  })

  it('takes from all buckets or from none', async () => {
    const take = takerFrom(store, { capacity: 100, refillPerSecond: 0.001 })
    await take(['poor'], 90)
    const [rich, poor] = await take(['rich', 'poor'], 50)
    expect([rich!.retryAfterMs, poor!.retryAfterMs > 0]).toEqual([0, true])
    expect((await take(['rich'], 0))[0]!.remaining).toBe(100)
  })

  it('leaves a reserve, and says how long it takes to fill for both', async () => {
    const bucket = { key: 'reserved', capacity: 100, refillPerSecond: 1 }
    await store.takeFromBuckets([bucket], { cost: 60 })
    const [refused] = await store.takeFromBuckets([bucket], { cost: 10, reserve: 50 })
    expect(refused!.retryAfterMs).toBeGreaterThan(18_000)
    expect((await store.takeFromBuckets([bucket], { cost: 10, reserve: 20 }))[0]!.retryAfterMs).toBe(0)
  })

  it('settles in any case: into debt of at most a capacity, and back to at most full', async () => {
    const bucket = { key: 'settled', capacity: 100, refillPerSecond: 1 }
    await store.settleBuckets([bucket], 1_000)
    const [refused] = await store.takeFromBuckets([bucket], { cost: 1 })
    expect(refused!.retryAfterMs).toBeGreaterThan(95_000)
    expect(refused!.retryAfterMs).toBeLessThanOrEqual(101_000)
    await store.settleBuckets([bucket], -1_000)
    expect((await store.takeFromBuckets([bucket], { cost: 0 }))[0]!.remaining).toBe(100)
  })

  it('lets a cost above the capacity pass once, from a full bucket', async () => {
    const take = takerFrom(store, { capacity: 10, refillPerSecond: 10 })
    expect(await take(['big'], 50)).toEqual([{ remaining: 0, retryAfterMs: 0 }])
    expect((await take(['big'], 1))[0]!.retryAfterMs).toBeGreaterThan(3_000)
  })

  it('counts from the first, and starts over', async () => {
    expect([await store.count('c', 60), await store.count('c', 60), await store.count('c', 60)]).toEqual([1, 2, 3])
    await pause(90)
    expect(await store.count('c', 60)).toBe(1)
  })

  it('gives slots of all counters or of none, also to many at once', async () => {
    const slots = (key: string) => [
      { key, max: 3 },
      { key: 'slots:all', max: 5 },
    ]
    const take = (key: string) => store.takeSlots(slots(key), 10_000)
    const taken = await Promise.all(Array.from({ length: 10 }, () => take('slots:a')))
    expect(taken.filter((one) => one !== null)).toHaveLength(3)
    // What was refused has taken nothing: two are left for all.
    expect([await take('slots:b'), await take('slots:b'), await take('slots:b')].map((one) => one !== null)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('takes a slot back, and starts over after its window', async () => {
    const take = () => store.takeSlots([{ key: 'slots:back', max: 1 }], 60)
    const first = await take()
    expect(await take()).toBeNull()
    await first?.giveBack()
    const second = await take()
    expect(second).not.toBeNull()
    await pause(90)
    const third = await take()
    expect(third).not.toBeNull()
    expect(await take()).toBeNull()
  })

  it('gives no slot back of a counter that has restarted since', async () => {
    const take = () => store.takeSlots([{ key: 'slots:late', max: 2 }], 60)
    const early = await take()
    await pause(90)
    expect([await take(), await take()]).not.toContain(null)
    await early?.giveBack()
    expect(await take()).toBeNull()
  })
}

function takerFrom(store: SharedStore, bucket: Bucket) {
  return (keys: readonly string[], cost: number) =>
    store.takeFromBuckets(
      keys.map((key) => ({ key, ...bucket })),
      { cost },
    )
}

describe('the shared store in memory', () => {
  holdsTheContract(() => createMemoryStore())

  it('is bounded in bytes: the values used longest ago leave first', async () => {
    const store = createMemoryStore()
    const large = 'x'.repeat(MEMORY_STORE_MAX_BYTES / 4)
    for (const key of ['a', 'b', 'c', 'd', 'e']) await store.set(key, large, 60_000)
    expect([await store.get('a'), (await store.get('e'))?.length]).toEqual([null, large.length])
  })
})

describe.skipIf(!redisUrl)('the shared store in Redis (set REDIS_URL to try it)', () => {
  const create = () => createRedisStore(redisUrl ?? '', `test:${randomUUID()}:`)
  holdsTheContract(create)

  it('is not taken to be away because this process stood still', async () => {
    const onFallback = vi.fn()
    const store = createFallbackStore(create(), { onFallback, log: pino({ level: 'silent' }) })
    await expect.poll(() => store.isReady()).toBe(true)
    const counted = store.count('visits', 10_000)
    standStill(2 * REDIS_COMMAND_TIMEOUT_MS)
    expect([await counted, await store.count('visits', 10_000)]).toEqual([1, 2])
    expect(onFallback).not.toHaveBeenCalled()
    await store.close()
  })
})

describe('a Redis that is away', () => {
  it('says so at once, to every command', async () => {
    const store = createRedisStore('redis://127.0.0.1:1')
    await expect(store.get('a')).rejects.toThrow(SharedStoreUnavailable)
    const bucket = { key: 'a', capacity: 1, refillPerSecond: 1 }
    await expect(store.takeFromBuckets([bucket], { cost: 1 })).rejects.toThrow(SharedStoreUnavailable)
    await expect(store.settleBuckets([bucket], 1)).rejects.toThrow(SharedStoreUnavailable)
    expect(await store.isReady()).toBe(false)
    await store.close()
  })
})

describe('a bucket', () => {
  it('never gives more than was full at first and has filled up since', () => {
    const takes = fc.array(
      fc.record({ cost: fc.integer({ min: 1, max: 100 }), pauseMs: fc.integer({ min: 0, max: 5_000 }) }),
      { maxLength: 50 },
    )
    fc.assert(
      fc.property(takes, (steps) => {
        const bucket = { capacity: 100, refillPerSecond: 20 }
        let known: BucketState | undefined
        let now = 0
        let given = 0
        for (const { cost, pauseMs } of steps) {
          now += pauseMs
          const level = filledLevel(known, bucket, now)
          const wait = waitMs(level, bucket, { cost })
          known = { level: wait === 0 ? level - cost : level, at: now }
          if (wait === 0) given += cost
          else expect(waitMs(filledLevel(known, bucket, now + wait), bucket, { cost })).toBe(0)
        }
        expect(given).toBeLessThanOrEqual(bucket.capacity + (now / 1000) * bucket.refillPerSecond + 1e-6)
      }),
    )
  })

  it('fills up by the clock of the process, even if the time of day is set back', async () => {
    const realNow = Date.now
    const store = createMemoryStore()
    const bucket = { key: 'b', capacity: 10, refillPerSecond: 1_000 }
    await store.takeFromBuckets([bucket], { cost: 10 })
    try {
      Date.now = () => realNow() - 86_400_000
      await store.takeFromBuckets([bucket], { cost: 10 })
      await pause(30)
      expect((await store.takeFromBuckets([bucket], { cost: 10 }))[0]!.retryAfterMs).toBe(0)
    } finally {
      Date.now = realNow
    }
  })
})
