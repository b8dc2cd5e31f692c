import { describe, expect, it, vi } from 'vitest'
import { createReplyCache } from './createReplyCache.ts'
import {
  ASKED_READ_TTL_MS,
  BRIEF_HOLD_MAX_MS,
  LARGE_REPLY_BYTES,
  REPLY_CACHE_SWEEP_MS,
  PUBLIC_CACHE_ENTRIES_MAX,
  PUBLIC_CACHE_MAX_BYTES,
} from '../limits.ts'
import { createPublicReplies } from './createPublicReplies.ts'

type PublicReplies = ReturnType<typeof createPublicReplies>

const reply = (value: unknown, bytes = 10) => ({ value, bytes, status: 200 })
const read = (key: string, over: object = {}) => ({
  key,
  cacheMs: 1_000,
  signal: new AbortController().signal,
  waitMs: 5_000,
  tooLate: () => new Error('too late'),
  ...over,
})

describe('public replies', () => {
  it('are valid for their announced time', async () => {
    let now = 1
    const replies = createPublicReplies(() => now)
    await replies.read(read('a'), async () => reply('A'))
    now = 1_001
    expect(replies.fresh('a')?.value).toBe('A')
    now = 1_002
    expect(replies.fresh('a')).toBeUndefined()
  })

  it('are not cached at all when their announced time is zero', async () => {
    const replies = createPublicReplies()
    await replies.read(read('a', { cacheMs: 0 }), async () => reply('A'))
    expect(replies.fresh('a')).toBeUndefined()
  })

  it('that are large and valid only briefly are held when they were requested before', async () => {
    let now = 1
    const replies = createPublicReplies(() => now)
    const ask = (key: string, cacheMs: number, bytes: number) =>
      replies.read(read(key, { cacheMs }), async () => reply('A', bytes))
    const large = LARGE_REPLY_BYTES
    await ask('large', BRIEF_HOLD_MAX_MS, large)
    await ask('small', BRIEF_HOLD_MAX_MS, large - 1)
    await ask('long', BRIEF_HOLD_MAX_MS + 1, large)
    const held = () => ['large', 'small', 'long'].filter((key) => replies.fresh(key) !== undefined)
    expect(held()).toEqual(['small', 'long'])
    now = ASKED_READ_TTL_MS
    await ask('large', BRIEF_HOLD_MAX_MS, large)
    expect(held()).toEqual(['large'])
    await Promise.all([ask('by two', BRIEF_HOLD_MAX_MS, large), ask('by two', BRIEF_HOLD_MAX_MS, large)])
    expect(replies.fresh('by two')?.value).toBe('A')
  })

  it('let one who has no time leave without the others', async () => {
    const replies = createPublicReplies()
    let finish = () => {}
    const fetch = vi.fn(() => new Promise<ReturnType<typeof reply>>((resolve) => (finish = () => resolve(reply('A')))))
    const patient = replies.read(read('a'), fetch)
    await expect(replies.read(read('a', { waitMs: 5 }), fetch)).rejects.toThrow('too late')
    finish()
    expect((await patient).value).toBe('A')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('are read to the end for the next reader, if those of now have another answer', async () => {
    const replies = createPublicReplies()
    const got: unknown[] = []
    let finish = () => {}
    const fetch = () => new Promise<ReturnType<typeof reply>>((resolve) => (finish = () => resolve(reply('A'))))
    const over = { waitMs: 5, outlivesCallers: true, onReply: ({ value }: { value: unknown }) => got.push(value) }
    await expect(replies.read(read('a', over), fetch)).rejects.toThrow('too late')
    finish()
    await vi.waitFor(() => expect(replies.fresh('a')?.value).toBe('A'))
    expect(got).toEqual(['A'])
  })

  it('are fetched again when all readers have left', async () => {
    const replies = createPublicReplies()
    const signals: AbortSignal[] = []
    const never = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<ReturnType<typeof reply>>(() => {})
    }
    await expect(replies.read(read('a', { waitMs: 5 }), never)).rejects.toThrow('too late')
    expect(signals[0]!.aborted).toBe(true)
    expect((await replies.read(read('a'), async () => reply('B'))).value).toBe('B')
  })
})

describe('what has changed', () => {
  const of = (entity: string, ...ids: number[]) => ({ ...reply({ hits: ids.map((id) => ({ id })) }), entity })
  const KEYS = ['one', 'two', 'tree', 'url', 'stock']
  const heldOf = (replies: PublicReplies) => KEYS.filter((key) => replies.fresh(key) !== undefined)
  const fill = async (replies: PublicReplies) => {
    await replies.read(read('one'), async () => of('product', 1))
    await replies.read(read('two'), async () => of('product', 1, 2))
    await replies.read(read('tree'), async () => of('category', 1))
    await replies.read(read('url'), async () => reply({ _type: 'product', _id: '1', _source: {} }))
    await replies.read(read('stock'), async () => reply([{ product_id: 1 }]))
  }

  it.each([
    ['P2', ['one', 'tree', 'url', 'stock']],
    ['P1', ['tree', 'stock']],
    ['product', ['tree', 'stock']],
    ['C1', ['one', 'two', 'url', 'stock']],
    ['P3', ['one', 'two', 'tree', 'url', 'stock']],
  ])('%s is dropped, the rest stays', async (tag, left) => {
    const replies = createPublicReplies()
    await fill(replies)
    replies.drop([tag])
    expect(heldOf(replies)).toEqual(left)
  })

  it('is everything, if the tag is *', async () => {
    const replies = createPublicReplies()
    await fill(replies)
    replies.drop('*')
    expect(heldOf(replies)).toEqual([])
  })

  it('is neither kept nor joined while it is on its way', async () => {
    const replies = createPublicReplies()
    let finish = () => {}
    const old = replies.read(read('a'), () => new Promise((resolve) => (finish = () => resolve(reply('old')))))
    replies.drop(['P1'])
    expect((await replies.read(read('a'), async () => reply('new'))).value).toBe('new')
    finish()
    expect((await old).value).toBe('old')
    expect(replies.fresh('a')?.value).toBe('new')
  })
})

describe('held replies', () => {
  it('are bounded in number, the oldest go first', () => {
    const held = createReplyCache(() => 0)
    for (let index = 0; index <= PUBLIC_CACHE_ENTRIES_MAX; index += 1) held.set(String(index), reply(index), 1_000)
    expect(held.get('0')).toBeUndefined()
    expect(held.get('1')).toBeDefined()
  })

  it('are removed once they have expired, also without a read', () => {
    let now = 0
    const held = createReplyCache(() => now)
    held.set('short', reply('short', 10), 500)
    held.set('long', reply('long', 20), 60_000)
    now = REPLY_CACHE_SWEEP_MS
    held.set('next', reply('next', 40), 1_000)
    expect(held.bytes).toBe(60)
  })

  it('are bounded in bytes, with entries that are replaced and dropped', () => {
    let now = 0
    const held = createReplyCache(() => now)
    const half = PUBLIC_CACHE_MAX_BYTES / 2
    held.set('a', reply('a', half), 1_000)
    held.set('a', reply('a', half), 1_000)
    held.set('b', reply('b', half), 1_000)
    expect([held.get('a'), held.get('b'), held.bytes]).toEqual([
      expect.anything(),
      expect.anything(),
      PUBLIC_CACHE_MAX_BYTES,
    ])
    held.set('c', reply('c', 1), 1_000)
    expect(held.get('a')).toBeUndefined()
    now = 1_001
    expect([held.get('b'), held.get('c'), held.bytes]).toEqual([undefined, undefined, 0])
  })
})
