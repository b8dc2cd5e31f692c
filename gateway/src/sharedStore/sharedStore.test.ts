import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { bucketAfter } from './bucket.ts'
import { createMemoryStore } from './memoryStore.ts'
import { createRedisStore } from './redisStore.ts'
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
    const bucket = { capacity: 100, refillPerSecond: 10 }
    expect(await store.takeFromBucket('b', 60, bucket)).toEqual({ remaining: 40, retryAfterMs: 0 })
    const refused = await store.takeFromBucket('b', 60, bucket)
    expect(refused.retryAfterMs).toBeGreaterThan(1_000)
    expect(refused.retryAfterMs).toBeLessThanOrEqual(2_000)
    expect((await store.takeFromBucket('b', 30, bucket)).retryAfterMs).toBe(0)
    expect((await store.takeFromBucket('other', 100, bucket)).retryAfterMs).toBe(0)
  })

  it('lets a cost above the capacity pass once, from a full bucket', async () => {
    const bucket = { capacity: 10, refillPerSecond: 10 }
    expect(await store.takeFromBucket('big', 50, bucket)).toEqual({ remaining: 0, retryAfterMs: 0 })
    expect((await store.takeFromBucket('big', 1, bucket)).retryAfterMs).toBeGreaterThan(3_000)
  })

  it('counts from the first, and starts over', async () => {
    expect([await store.count('c', 60), await store.count('c', 60), await store.count('c', 60)]).toEqual([1, 2, 3])
    await pause(90)
    expect(await store.count('c', 60)).toBe(1)
  })
}

describe('the shared store in memory', () => holdsTheContract(() => createMemoryStore()))

describe.skipIf(!redisUrl)('the shared store in Redis (set REDIS_URL to try it)', () =>
  holdsTheContract(() => createRedisStore(redisUrl ?? '', `test:${randomUUID()}:`)),
)

describe('a Redis that is away', () => {
  it('says so at once, to every command', async () => {
    const store = createRedisStore('redis://127.0.0.1:1')
    await expect(store.get('a')).rejects.toThrow(SharedStoreUnavailable)
    await expect(store.takeFromBucket('a', 1, { capacity: 1, refillPerSecond: 1 })).rejects.toThrow(
      SharedStoreUnavailable,
    )
    expect(await store.isReady()).toBe(false)
    await store.close()
  })
})

describe('bucketAfter', () => {
  it('never gives more than was full at first and has filled up since', () => {
    const takes = fc.array(
      fc.record({ cost: fc.integer({ min: 1, max: 100 }), waitMs: fc.integer({ min: 0, max: 5_000 }) }),
      { maxLength: 50 },
    )
    fc.assert(
      fc.property(takes, (steps) => {
        const bucket = { capacity: 100, refillPerSecond: 20 }
        let known: { level: number; at: number } | undefined
        let now = 0
        let given = 0
        for (const { cost, waitMs } of steps) {
          now += waitMs
          const { level, answer } = bucketAfter(known, { cost, bucket, now })
          known = { level, at: now }
          if (answer.retryAfterMs === 0) given += cost
          else expect(bucketAfter(known, { cost, bucket, now: now + answer.retryAfterMs }).answer.retryAfterMs).toBe(0)
        }
        expect(given).toBeLessThanOrEqual(bucket.capacity + (now / 1000) * bucket.refillPerSecond + 1e-6)
      }),
    )
  })
})
