import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBoundedCache } from './boundedCache.ts'

test('what was used longest ago goes first, and is released', () => {
  const released: number[] = []
  const cache = createBoundedCache<number>(2, (value) => released.push(value))
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
  expect(released).toEqual([2])
})

test('a value that is replaced is released', () => {
  const released: number[] = []
  const cache = createBoundedCache<number>(2, (value) => released.push(value))
  cache.set('a', 1)
  cache.set('a', 2)
  expect(cache.get('a')).toBe(2)
  expect(released).toEqual([1])
})

test('never holds more than it may, and releases each value once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 40 }), (keys) => {
      const released: number[] = []
      const cache = createBoundedCache<number>(3, (value) => released.push(value))
      keys.forEach((key, index) => cache.set(key, index))
      const held = ['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key) !== undefined)
      expect(held.length).toBeLessThanOrEqual(3)
      expect(new Set(released).size).toBe(released.length)
      expect(held.length + released.length).toBe(keys.length)
    }),
  )
})
