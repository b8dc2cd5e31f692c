import { expect, it } from 'vitest'
import { createLru } from './createLru.ts'

it('forgets what was used longest ago', () => {
  const cache = createLru<string, number>({ maxEntries: 2 })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([1, undefined, 3, 2])
})

it('forgets what has expired', () => {
  let now = 1
  const cache = createLru<string, number>({ maxEntries: 2, now: () => now })
  cache.set('a', 1, { ttl: 100 })
  now = 101
  expect(cache.get('a')).toBe(1)
  now = 102
  expect(cache.get('a')).toBeUndefined()
  expect(cache.size).toBe(0)
})
