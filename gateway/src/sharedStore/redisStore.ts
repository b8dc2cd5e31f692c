import { Redis } from 'ioredis'
import { REDIS_COMMAND_TIMEOUT_MS, REDIS_KEY_PREFIX } from './limits.ts'
import { type SharedStore, SharedStoreUnavailable } from './sharedStore.ts'

/** `bucketAfter`, where it has to be one step for all instances. Redis' own clock counts. */
const TAKE_FROM_BUCKET = `
local cost, capacity, refill = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('HMGET', KEYS[1], 'level', 'at')
local filled = capacity
if known[1] then filled = math.min(capacity, tonumber(known[1]) + math.max(0, now - tonumber(known[2])) / 1000 * refill) end
local needed = math.min(cost, capacity)
local wait, level = 0, filled
if filled + 1e-9 >= needed then level = filled - cost else wait = math.ceil((needed - filled) / refill * 1000) end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil((capacity - math.min(level, 0)) / refill * 1000) + 1000)
return { math.floor(math.max(0, level)), wait }`

const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`

/** The shared store in Redis. Every failure is SharedStoreUnavailable, and comes at once while Redis is away. */
export function createRedisStore(url: string, keyPrefix = REDIS_KEY_PREFIX): SharedStore {
  const redis = new Redis(url, {
    keyPrefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_COMMAND_TIMEOUT_MS,
    connectTimeout: REDIS_COMMAND_TIMEOUT_MS * 4,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  // Each command tells its caller; without a listener the same error would end the process.
  redis.on('error', () => {})
  return {
    get: (key) => reached(() => redis.get(key)),
    set: (key, value, ttlMs) => reached(async () => void (await redis.set(key, value, 'PX', Math.ceil(ttlMs)))),
    setIfAbsent: (key, value, ttlMs) =>
      reached(async () => (await redis.set(key, value, 'PX', Math.ceil(ttlMs), 'NX')) === 'OK'),
    delete: (key) => reached(async () => void (await redis.del(key))),
    takeFromBucket: (key, cost, { capacity, refillPerSecond }) =>
      reached(async () => {
        const answer = await redis.eval(TAKE_FROM_BUCKET, 1, key, cost, capacity, refillPerSecond)
        const [remaining, retryAfterMs] = Array.isArray(answer) ? answer.map(Number) : []
        return { remaining: remaining ?? 0, retryAfterMs: retryAfterMs ?? 0 }
      }),
    count: (key, windowMs) => reached(async () => Number(await redis.eval(COUNT, 1, key, Math.ceil(windowMs)))),
    isReady: () => redis.ping().then(isPong, () => false),
    close: async () => redis.disconnect(),
  }
}

function isPong(answer: string): boolean {
  return answer === 'PONG'
}

async function reached<Value>(command: () => Promise<Value>): Promise<Value> {
  try {
    return await command()
  } catch (cause) {
    throw new SharedStoreUnavailable({ cause })
  }
}
