import { expect, test } from 'vitest'
import { createHeldValues } from './heldValues.ts'

const MAX = 3
const held = (holdMs: number | (() => number), now: () => number = () => 0) =>
  createHeldValues<string | null>({ maxEntries: MAX, holdMs: typeof holdMs === 'number' ? () => holdMs : holdMs, now })

test('are good for their time and no longer, and what has ended is let go of', () => {
  let now = 0
  const values = held(1_000, () => now)
  values.keeper()('a', 'one')
  values.keeper()('b', null)
  now = 999
  expect([values.get('a'), values.get('b'), values.get('c')]).toEqual(['one', null, undefined])
  now = 1_000
  expect(values.get('a')).toBeUndefined()
  values.keeper()('c', 'three')
  expect([values.get('b'), values.size]).toEqual([undefined, 1])
})

test('are bounded, those used longest ago go first, and what was read again is new', () => {
  const values = held(60_000)
  const keep = values.keeper()
  for (const key of ['a', 'b', 'c']) keep(key, key)
  keep('a', 'again')
  keep('next', null)
  expect([values.size, values.get('a'), values.get('b')]).toEqual([MAX, 'again', undefined])
})

test('that were being read when everything was forgotten are not held: they may be of before', () => {
  const values = held(1_000)
  const keep = values.keeper()
  values.clear()
  keep('a', 'of before')
  expect(values.get('a')).toBeUndefined()
})

test('are held for as long as is said at the time, and not at all for no time', () => {
  let holdMs = 0
  let now = 0
  const values = held(
    () => holdMs,
    () => now,
  )
  values.keeper()('a', 'one')
  expect(values.size).toBe(0)
  holdMs = 60_000
  values.keeper()('a', 'one')
  now = 59_999
  expect(values.get('a')).toBe('one')
})
