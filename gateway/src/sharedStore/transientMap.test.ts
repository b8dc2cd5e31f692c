import { expect, it } from 'vitest'
import { TransientMap } from './transientMap.ts'

const filled = (...keys: string[]) => {
  const map = new TransientMap<string, { of: string }>()
  for (const key of keys) map.set(key, { of: key })
  return map
}

it('holds its entries in the order of insertion', () => {
  const map = filled('a', 'b', 'c')
  map.set('a', { of: 'another' })
  expect([...map]).toEqual([
    ['a', { of: 'another' }],
    ['b', { of: 'b' }],
    ['c', { of: 'c' }],
  ])
  expect([map.get('b'), map.has('b'), map.size, [...map.keys()]]).toEqual([{ of: 'b' }, true, 3, ['a', 'b', 'c']])
})

it('removes an entry, and inserts it again as the newest', () => {
  const map = filled('a', 'b')
  map.delete('a')
  map.delete('nobody')
  expect([map.get('a'), map.has('a'), map.size]).toEqual([undefined, false, 1])
  map.set('a', { of: 'again' })
  expect([...map.keys()]).toEqual(['b', 'a'])
})

it('removes entries during an iteration', () => {
  const map = filled('a', 'b', 'c')
  const met: string[] = []
  for (const [key] of map) {
    met.push(key)
    map.delete(key)
  }
  expect([met, map.size]).toEqual([['a', 'b', 'c'], 0])
})

it('removes everything, also during an iteration', () => {
  const map = filled('a', 'b')
  const walk = map[Symbol.iterator]()
  walk.next()
  map.clear()
  expect([walk.next().done, map.size]).toEqual([true, 0])
})
