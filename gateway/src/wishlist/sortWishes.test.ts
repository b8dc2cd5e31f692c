import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WishListSort } from '../__generated__/schemaTypes.ts'
import { type SortKey, sortWishes } from './sortWishes.ts'

const item = (sku: string) => ({ itemId: sku, productId: '1', sku, addedAt: '2026-11-20T00:00:00.000Z' })
const KEYS = new Map<string, SortKey>([
  ['mesa', { name: 'Mesa', price: 900 }],
  ['arbol', { name: 'Árbol', price: 900 }],
  ['gone', null],
  ['zapatera', { name: 'Zapatera', price: 100 }],
  ['unpriced', { name: 'Banca', price: null }],
])
const LIST = [...KEYS.keys()].map(item)
const sorted = (sort: WishListSort, language = 'es-MX') =>
  sortWishes(LIST, KEYS, { sort, language }).map(({ sku }) => sku)

test.each<[WishListSort, string[]]>([
  ['ALPHABETICAL', ['arbol', 'unpriced', 'mesa', 'zapatera', 'gone']],
  ['PRICE_ASCENDING', ['zapatera', 'mesa', 'arbol', 'gone', 'unpriced']],
  ['PRICE_DESCENDING', ['mesa', 'arbol', 'zapatera', 'gone', 'unpriced']],
])('%s: accents do not count, what is alike keeps its order, what has no place stands last', (sort, expected) => {
  expect(sorted(sort)).toEqual(expected)
})

test('nothing is lost or doubled, even if nothing is known of the products', () => {
  const key = fc.option(fc.record({ name: fc.string(), price: fc.option(fc.double({ noNaN: true })) }))
  const sort = fc.constantFrom<WishListSort>('ALPHABETICAL', 'PRICE_ASCENDING', 'PRICE_DESCENDING')
  fc.assert(
    fc.property(fc.array(key), sort, (keys, order) => {
      const items = keys.map((_key, index) => item(String(index)))
      const known = new Map(keys.map((value, index) => [String(index), value] as const))
      const result = sortWishes(items, known, { sort: order, language: 'de-DE' })
      expect(new Set(result)).toEqual(new Set(items))
      expect(result).toHaveLength(items.length)
    }),
  )
})
