import { expect, it } from 'vitest'
import { BoundedMap } from './boundedMap.ts'

it('forgets what was used longest ago', () => {
  const map = new BoundedMap<number>({ maxEntries: 2 })
  map.set('a', 1)
  map.set('b', 2)
  map.get('a')
  map.set('c', 3)
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2])
})

it('forgets what has expired', () => {
  let now = 0
  const map = new BoundedMap<number>({ maxEntries: 2, now: () => now })
  map.set('a', 1, 100)
  now = 99
  expect(map.get('a')).toBe(1)
  now = 100
  expect(map.get('a')).toBeUndefined()
  expect(map.size).toBe(0)
})
