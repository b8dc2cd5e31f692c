import { createHash } from 'node:crypto'
import { ALL_TAGS } from '@hogar/schema/caching/cacheTags.ts'
import { Redis } from 'ioredis'
import * as v from 'valibot'
import { PAGE_TTL_MS, REDIS_KEY_PREFIX, STORE_INVALIDATE_TIMEOUT_MS, STORE_TIMEOUT_MS } from './limits.ts'
import type { PageStore } from './pageStore.ts'
import { readStoredPage, writePageHead } from './storedPage.ts'

/** Redis' own clock counts, in microseconds: that of no server has to be right. */
const NOW = `
local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000000 + time[2])`

const TICKET = `${NOW} return now`

/** ARGV: prefix of tags. A page is no good when one of its tags, or everything, was dropped since its ticket. */
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

/** ARGV: how long it is remembered, then the tags. */
const INVALIDATE = `${NOW}
for _, name in ipairs(KEYS) do redis.call('SET', name, now, 'PX', ARGV[1]) end`

/** Tags are remembered as dropped for longer than any page may be kept. */
const DROPPED_TTL_MS = PAGE_TTL_MS * 2

const found = v.nullish(v.tuple([v.instance(Buffer), v.instance(Buffer)]))

/** Rendered pages in Redis, for all servers. Every failure comes at once while Redis is away. */
export function createRedisPageStore(url: string, prefix = REDIS_KEY_PREFIX): PageStore {
  const connect = (commandTimeout: number) => {
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout,
      connectTimeout: STORE_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    })
    // Each command tells its caller; without a listener the same error would end the process.
    redis.on('error', () => {})
    return redis
  }
  const redis = connect(STORE_TIMEOUT_MS)
  const patient = connect(STORE_INVALIDATE_TIMEOUT_MS)
  const tagKey = (tag: string) => `${prefix}tag:${tag}`
  const pageKey = (kind: string, key: string) =>
    `${prefix}${kind}:${createHash('sha256').update(key).digest('base64url')}`
  return {
    get: async (key) => {
      const answer = v.parse(found, await redis.callBuffer('EVAL', GET, 1, pageKey('page', key), tagKey('')))
      return answer ? readStoredPage(answer[0].toString(), answer[1]) : null
    },
    ticket: async () => Number(await redis.eval(TICKET, 0)),
    put: async (key, page, { ticket, ttlMs }) => {
      const name = pageKey('page', key)
      const fields = { ticket: String(ticket), tags: page.tags.join(' '), head: writePageHead(page), body: page.body }
      const replies = await redis.multi().hset(name, fields).pexpire(name, Math.ceil(ttlMs)).exec()
      for (const [error] of replies ?? []) if (error) throw error
    },
    invalidate: async (dropped) => {
      const names = (dropped === ALL_TAGS ? [ALL_TAGS] : dropped).map(tagKey)
      if (names.length > 0) await patient.eval(INVALIDATE, names.length, ...names, DROPPED_TTL_MS)
    },
    claim: async (key, ttlMs) => (await redis.set(pageKey('claim', key), '1', 'PX', Math.ceil(ttlMs), 'NX')) === 'OK',
    close: async () => {
      redis.disconnect()
      patient.disconnect()
    },
  }
}
