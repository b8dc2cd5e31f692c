import { randomUUID } from 'node:crypto'
import type { NamedBucket } from './bucket.ts'
import { REDIS_KEY_PREFIX } from './limits.ts'
import { connectRedis, reached } from './redisConnection.ts'
import type { SharedStore } from './sharedStore.ts'

/**
 * Script with the rules of bucket.ts, as one atomic step for all instances. Uses Redis' own clock; a bucket left in the
 * future by a clock that was set back refills from now on.
 */
const BUCKETS = `
local cost, reserve, settles = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local levels, waits, taken = {}, {}, true
for i, key in ipairs(KEYS) do
  local capacity, refill = tonumber(ARGV[2 + 2 * i]), tonumber(ARGV[3 + 2 * i])
  local known = redis.call('HMGET', key, 'level', 'at')
  local level = capacity
  if known[1] then level = math.min(capacity, tonumber(known[1]) + math.max(0, now - tonumber(known[2])) / 1000 * refill) end
  local needed = math.min(cost + reserve, capacity)
  levels[i], waits[i] = level, 0
  if not settles and level + 1e-9 < needed then waits[i], taken = math.ceil((needed - level) / refill * 1000), false end
end
local answer = {}
for i, key in ipairs(KEYS) do
  local capacity, refill = tonumber(ARGV[2 + 2 * i]), tonumber(ARGV[3 + 2 * i])
  local level = levels[i]
  if taken then level = level - cost end
  if settles then level = math.min(capacity, math.max(-capacity, level)) end
  redis.call('HSET', key, 'level', tostring(level), 'at', now)
  redis.call('PEXPIRE', key, math.ceil((capacity - level) / refill * 1000) + 1000)
  answer[2 * i - 1], answer[2 * i] = math.floor(math.max(0, level)), waits[i]
end
return answer`

const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`

/** Script that returns the window of each counter: the id of the caller that began it. */
const TAKE_SLOTS = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('HGET', key, 'count') or '0') >= tonumber(ARGV[2 + i]) then return {} end
end
local windows = {}
for i, key in ipairs(KEYS) do
  if redis.call('HINCRBY', key, 'count', 1) == 1 then
    redis.call('HSET', key, 'window', ARGV[2])
    redis.call('PEXPIRE', key, ARGV[1])
  end
  windows[i] = redis.call('HGET', key, 'window')
end
return windows`

/** Script that skips a counter that has restarted since: its slots are others'. */
const GIVE_SLOTS_BACK = `
for i, key in ipairs(KEYS) do
  if redis.call('HGET', key, 'window') == ARGV[i] then
    if redis.call('HINCRBY', key, 'count', -1) <= 0 then redis.call('DEL', key) end
  end
end`

/** Shared store in Redis. Every failure is SharedStoreUnavailable, at once during an outage. */
export function createRedisStore(url: string, keyPrefix = REDIS_KEY_PREFIX): SharedStore {
  const redis = connectRedis(url, { keyPrefix })
  return {
    get: (key) => reached(() => redis.get(key)),
    set: (key, value, ttlMs) => reached(async () => void (await redis.set(key, value, 'PX', Math.ceil(ttlMs)))),
    setIfAbsent: (key, value, ttlMs) =>
      reached(async () => (await redis.set(key, value, 'PX', Math.ceil(ttlMs), 'NX')) === 'OK'),
    delete: (key) => reached(async () => void (await redis.del(key))),
    takeFromBuckets: (buckets, { cost, reserve = 0 }) =>
      reached(async () => {
        const answer = await redis.eval(BUCKETS, ...bucketArguments(buckets, [cost, reserve, 0]))
        const numbers = Array.isArray(answer) ? answer.map(Number) : []
        return buckets.map((_bucket, index) => ({
          remaining: numbers[2 * index] ?? 0,
          retryAfterMs: numbers[2 * index + 1] ?? 0,
        }))
      }),
    settleBuckets: (buckets, cost) =>
      reached(async () => void (await redis.eval(BUCKETS, ...bucketArguments(buckets, [cost, 0, 1])))),
    count: (key, windowMs) => reached(async () => Number(await redis.eval(COUNT, 1, key, Math.ceil(windowMs)))),
    takeSlots: (slots, windowMs) =>
      reached(async () => {
        const keys = slots.map(({ key }) => `slots:${key}`)
        const bounds = slots.map(({ max }) => max)
        const answer = await redis.eval(TAKE_SLOTS, keys.length, ...keys, Math.ceil(windowMs), randomUUID(), ...bounds)
        const windows = Array.isArray(answer) ? answer.map(String) : []
        if (windows.length < keys.length) return null
        const giveBack = async () => void (await redis.eval(GIVE_SLOTS_BACK, keys.length, ...keys, ...windows))
        return { giveBack: () => reached(giveBack) }
      }),
    isReady: () => reached(() => redis.ping()).then(isPong, () => false),
    close: async () => redis.disconnect(),
  }
}

function bucketArguments(
  buckets: readonly NamedBucket[],
  first: readonly number[],
): [numberOfKeys: number, ...keysAndArguments: (string | number)[]] {
  const bounds = buckets.flatMap(({ capacity, refillPerSecond }) => [capacity, refillPerSecond])
  return [buckets.length, ...buckets.map(({ key }) => key), ...first, ...bounds]
}

function isPong(answer: string): boolean {
  return answer === 'PONG'
}
