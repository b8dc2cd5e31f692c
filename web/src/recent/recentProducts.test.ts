import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RECENT_KEPT_MAX, RECENT_SHOWN_MAX } from './limits.ts'
import { seenBefore, withSeen } from './recentProducts.ts'

test('the last one stands first, and nothing twice', () => {
  expect(['a', 'b', 'a', 'c'].reduce<readonly string[]>(withSeen, [])).toEqual(['c', 'a', 'b'])
})

test('the present product is not among those seen before', () => {
  expect(seenBefore(['a', 'b'], 'a')).toEqual(['b'])
  expect(seenBefore(['a', 'b'], null)).toEqual(['a', 'b'])
})

test('however much is looked at, what is kept has a bound, and a full row is left beside the present product', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20).map(String), { minLength: 1 }), (seen) => {
      const kept = seen.reduce<readonly string[]>(withSeen, [])
      const shown = seenBefore(kept, seen.at(-1) ?? null)
      expect(kept.length).toBeLessThanOrEqual(RECENT_KEPT_MAX)
      expect(shown.length).toBe(Math.min(new Set(seen).size - 1, RECENT_SHOWN_MAX))
    }),
  )
})
