import { expect, test } from 'vitest'
import { createTtlCache } from './ttlCache.ts'

const MAX = 4
const held = (ttlMs: number | (() => number), now: () => number = () => 1) =>
  createTtlCache<string | null>({ maxEntries: MAX, ttlMs: typeof ttlMs === 'number' ? () => ttlMs : ttlMs, now })

test('are valid for their time and no longer, and expired ones are removed', () => {
  let now = 1
  const values = held(1_000, () => now)
  values.keeper()('a', 'one')
  values.keeper()('b', null)
  now = 1_001
  expect([values.get('a'), values.get('b'), values.get('c')]).toEqual(['one', null, undefined])
  now = 1_002
  expect([values.get('a'), values.get('b'), values.size]).toEqual([undefined, undefined, 0])
})

test('are bounded, the oldest go first, and what was read again is new', () => {
  const values = held(60_000)
  const keep = values.keeper()
  for (let index = 0; index < 100; index += 1) {
    keep(`other ${index}`, 'other')
    expect(values.size).toBeLessThanOrEqual(MAX)
  }
  for (const key of ['a', 'b', 'c']) keep(key, key)
  keep('a', 'again')
  expect([values.get('a'), values.get('b'), values.get('c')]).toEqual(['again', 'b', 'c'])
  for (const key of ['d', 'e']) keep(key, key)
  expect([values.get('a'), values.get('b'), values.get('c'), values.get('d'), values.get('e')]).toEqual([
    undefined,
    'b',
    'c',
    'd',
    'e',
  ])
})

test('that were being read during a clear are not held: they may be stale', () => {
  const values = held(1_000)
  const keep = values.keeper()
  values.clear()
  keep('a', 'of before')
  expect(values.get('a')).toBeUndefined()
})

test('are held for as long as is said at the time, and not at all for no time', () => {
  let ttlMs = 0
  let now = 1
  const values = held(
    () => ttlMs,
    () => now,
  )
  values.keeper()('a', 'one')
  expect(values.size).toBe(0)
  ttlMs = 60_000
  values.keeper()('a', 'one')
  now = 59_999
  expect(values.get('a')).toBe('one')
})
