import { expect, test } from 'vitest'
import { readWishSort, sortWishes } from './sortWishes.ts'

const wish = (name: string, amount: string) => ({ product: { name, price: { final: { amount } } } })
const WISHES = [wish('Mesa', '900.00'), { product: null }, wish('Árbol', '1000.00'), wish('Zapatera', '95.00')]

test.each([
  ['DEFAULT', ['Mesa', null, 'Árbol', 'Zapatera']],
  ['ALPHABETICAL', ['Árbol', 'Mesa', 'Zapatera', null]],
  ['PRICE_ASCENDING', ['Zapatera', 'Mesa', 'Árbol', null]],
  ['PRICE_DESCENDING', ['Árbol', 'Mesa', 'Zapatera', null]],
] as const)('%s', (sort, expected) => {
  const names = sortWishes(WISHES, { sort, language: 'es-MX' }).map(({ product }) => product?.name ?? null)
  expect(names).toEqual(expected)
})

test('an address that names no order is of the first', () => {
  expect(readWishSort(new URLSearchParams('sort=PRICE_ASCENDING'))).toBe('PRICE_ASCENDING')
  for (const query of ['', 'sort=x', 'sort=']) expect(readWishSort(new URLSearchParams(query))).toBe('DEFAULT')
})
