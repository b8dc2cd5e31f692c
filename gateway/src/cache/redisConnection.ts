import { settleWithin } from '@hogar/schema/http/startTimeout.ts'
import { Redis, type RedisOptions } from 'ioredis'
import { REDIS_COMMAND_TIMEOUT_MS, REDIS_CONNECT_TIMEOUT_MS, REDIS_SILENCE_MAX_MS } from './limits.ts'
import { SharedStoreUnavailable } from './sharedStore.ts'

/** Opens a connection that fails at once while Redis is unavailable, and is opened again until it is closed. */
export function connectRedis(url: string, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: REDIS_CONNECT_TIMEOUT_MS,
    commandTimeout: REDIS_SILENCE_MAX_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    ...options,
  })
  // Each command reports its own error; without a listener the same error would end the process.
  redis.on('error', () => {})
  return redis
}

/** Sends a command to Redis. Rejects with SharedStoreUnavailable if it fails or takes too long. */
export async function reached<Value>(command: () => Promise<Value>): Promise<Value> {
  try {
    return await settleWithin(REDIS_COMMAND_TIMEOUT_MS, command(), () => new Error('Redis is silent'))
  } catch (cause) {
    throw new SharedStoreUnavailable({ cause })
  }
}
