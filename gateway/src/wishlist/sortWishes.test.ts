import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SortKey, sortWishes, wishOrder } from './sortWishes.ts'

const item = (sku: string) => ({ itemId: sku, productId: '1', sku, addedAt: '2026-11-20T00:00:00.000Z' })
const KEYS = new Map<string, SortKey>([
  ['mesa', { name: 'Mesa', price: 900 }],
  ['arbol', { name: 'Árbol', price: 900 }],
  ['gone', null],
  ['zapatera', { name: 'Zapatera', price: 100 }],
  ['unpriced', { name: 'Banca', price: null }],
])
const LIST = [...KEYS.keys()].map(item)
type WishOrder = Parameters<typeof sortWishes>[2]['sort']
const sorted = (sort: WishOrder, language = 'es-MX') => sortWishes(LIST, KEYS, { sort, language }).map(({ sku }) => sku)

test.each<[WishOrder, string[]]>([
  ['ALPHABETICAL', ['arbol', 'unpriced', 'mesa', 'zapatera', 'gone']],
  ['PRICE_ASC', ['zapatera', 'mesa', 'arbol', 'gone', 'unpriced']],
  ['PRICE_DESC', ['mesa', 'arbol', 'zapatera', 'gone', 'unpriced']],
])('%s: accents do not count, what is alike keeps its order, what has no place stands last', (sort, expected) => {
  expect(sorted(sort)).toEqual(expected)
})

test('nothing is lost or doubled, even if nothing is known of the products', () => {
  const key = fc.option(fc.record({ name: fc.string(), price: fc.option(fc.double({ noNaN: true })) }))
  const sort = fc.constantFrom<WishOrder>('ALPHABETICAL', 'PRICE_ASC', 'PRICE_DESC')
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

test('the former names of an order by price stand for it', () => {
  expect([wishOrder('PRICE_ASCENDING'), wishOrder('PRICE_DESCENDING')]).toEqual(['PRICE_ASC', 'PRICE_DESC'])
  expect([wishOrder('PRICE_ASC'), wishOrder('DEFAULT'), wishOrder(null)]).toEqual(['PRICE_ASC', null, null])
})
