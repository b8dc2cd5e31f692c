import { createHash } from 'node:crypto'
import { ALL_TAGS } from '@hogar/schema/caching/cacheTags.ts'
import { settleWithin } from '@hogar/schema/http/startTimeout.ts'
import { Redis } from 'ioredis'
import * as v from 'valibot'
import {
  ENTRY_BYTES,
  PAGE_TTL_MS,
  REDIS_KEY_PREFIX,
  REDIS_MAX_BYTES,
  REDIS_SILENCE_MAX_MS,
  SHARE_OF_BYTES,
  STORE_INVALIDATE_TIMEOUT_MS,
  STORE_TIMEOUT_MS,
} from './limits.ts'
import type { PageStore } from './pageStore.ts'
import { readStoredPage, writePageHead } from './storedPage.ts'

/** Current time of Redis' own clock, in microseconds: the clocks of servers need not be right. */
const NOW = `
local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000000 + time[2])`

const TICKET = `${NOW} return now`

/**
 * Reads a page. ARGV: prefix of tags. A page is invalid when one of its tags, or all pages, were dropped since its
 * ticket.
 */
const GET = `
local page = redis.call('HMGET', KEYS[1], 'ticket', 'tags', 'head', 'body')
if not page[1] then return nil end
local names = { ARGV[1] .. '*' }
for tag in string.gmatch(page[2], '%S+') do names[#names + 1] = ARGV[1] .. tag end
for _, dropped in ipairs(redis.call('MGET', unpack(names))) do
  if dropped and tonumber(dropped) >= tonumber(page[1]) then
    redis.call('UNLINK', KEYS[1])
    return nil
  end
end
return { page[3], page[4] }`

/**
 * Stores a page. KEYS: page, index by expiry, sizes. ARGV: time to live in ms, bytes that all pages of the share may
 * take, bytes of this one, then its fields. Removes expired pages, then those that expire first until this one fits:
 * within a share nearly all have the same lifetime, and a page in use is written again every few minutes, so these are
 * the least used, or have the least time left. The index counts in microseconds, so that pages of one millisecond keep their order.
 */
const PUT = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local size, max = tonumber(ARGV[3]), tonumber(ARGV[2])
local function forget(name)
  local known = redis.call('HGET', KEYS[3], name)
  if known then
    redis.call('HDEL', KEYS[3], name)
    redis.call('HINCRBY', KEYS[3], 'bytes', -known)
  end
  redis.call('ZREM', KEYS[2], name)
end
for _, name in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now, 'LIMIT', 0, 200)) do forget(name) end
forget(KEYS[1])
redis.call('UNLINK', KEYS[1])
if size > max then return 0 end
while tonumber(redis.call('HGET', KEYS[3], 'bytes') or '0') + size > max do
  local oldest = redis.call('ZRANGE', KEYS[2], 0, 0)[1]
  if not oldest then
    redis.call('DEL', KEYS[3])
    break
  end
  redis.call('UNLINK', oldest)
  forget(oldest)
end
redis.call('HSET', KEYS[1], 'ticket', ARGV[4], 'tags', ARGV[5], 'head', ARGV[6], 'body', ARGV[7])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[2], now + ARGV[1] * 1000, KEYS[1])
redis.call('HSET', KEYS[3], KEYS[1], size)
redis.call('HINCRBY', KEYS[3], 'bytes', size)
return 1`

/** Drops tags. ARGV: milliseconds to remember it, then the tags. */
const INVALIDATE = `${NOW}
for _, name in ipairs(KEYS) do redis.call('SET', name, now, 'PX', ARGV[1]) end`

/** Lifetime of a dropped tag: longer than any page may be cached. */
const DROPPED_TTL_MS = PAGE_TTL_MS * 2

const found = v.nullish(v.tuple([v.instance(Buffer), v.instance(Buffer)]))

type Options = Readonly<{ prefix?: string; maxBytes?: number | undefined }>

/** Page store in Redis, for all servers, bounded in bytes. Fails at once while Redis is unavailable. */
export function createRedisPageStore(url: string, options: Options = {}): PageStore {
  const { prefix = REDIS_KEY_PREFIX, maxBytes = REDIS_MAX_BYTES } = options
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_SILENCE_MAX_MS,
    connectTimeout: STORE_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  // Each command reports the error to its caller; without a listener the same error would end the process.
  redis.on('error', () => {})
  const tagKey = (tag: string) => `${prefix}tag:${tag}`
  const pageKey = (kind: string, key: string) =>
    `${prefix}${kind}:${createHash('sha256').update(key).digest('base64url')}`
  return {
    get: async (key) => {
      const answer = v.parse(found, await redis.callBuffer('EVAL', GET, 1, pageKey('page', key), tagKey('')))
      return answer ? readStoredPage(answer[0].toString(), answer[1]) : null
    },
    ticket: async () => Number(await redis.eval(TICKET, 0)),
    put: async (key, page, { ticket, ttlMs, share }) => {
      const names = [pageKey('page', key), `${prefix}index:${share}`, `${prefix}sizes:${share}`]
      const max = Math.floor(maxBytes * SHARE_OF_BYTES[share])
      const [tags, head] = [page.tags.join(' '), writePageHead(page)]
      const size = page.body.length + tags.length + head.length + ENTRY_BYTES
      await redis.eval(PUT, names.length, ...names, Math.ceil(ttlMs), max, size, ticket, tags, head, page.body)
    },
    // Other instances' pages are there too: a page requested once does not push them out.
    hasRoom: () => false,
    invalidate: async (dropped) => {
      const names = (dropped === ALL_TAGS ? [ALL_TAGS] : dropped).map(tagKey)
      if (names.length === 0) return
      const dropping = redis.eval(INVALIDATE, names.length, ...names, DROPPED_TTL_MS)
      await settleWithin(STORE_INVALIDATE_TIMEOUT_MS, dropping, () => new Error('Redis is silent'))
    },
    claim: async (key, ttlMs) => (await redis.set(pageKey('claim', key), '1', 'PX', Math.ceil(ttlMs), 'NX')) === 'OK',
    release: async (key) => void (await redis.del(pageKey('claim', key))),
    close: async () => redis.disconnect(),
  }
}
