import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMPARED, type ComparedProduct, toggleCompared } from './comparedProducts.ts'
import { COMPARED_MAX } from './limits.ts'

const product = (id: string): ComparedProduct => ({
  id,
  name: `Sofá ${id}`,
  picture: { path: '/a', placeholderColor: '#eee' },
})
const ids = (products: readonly ComparedProduct[] | null) => products?.map(({ id }) => id)

test('a second press takes out what the first has put in', () => {
  const once = toggleCompared([product('a')], product('b'))
  expect(ids(once)).toEqual(['a', 'b'])
  expect(ids(toggleCompared(once ?? [], product('b')))).toEqual(['a'])
})

test('there is no room for a fifth, and still a way out for each of the four', () => {
  const four = ['a', 'b', 'c', 'd'].map(product)
  expect(toggleCompared(four, product('e'))).toBeNull()
  expect(ids(toggleCompared(four, product('c')))).toEqual(['a', 'b', 'd'])
})

test('any sequence of presses holds no product twice and never more than fit', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (presses) => {
      const end = presses.reduce<readonly ComparedProduct[]>((now, id) => toggleCompared(now, product(id)) ?? now, [])
      return end.length <= COMPARED_MAX && new Set(ids(end)).size === end.length
    }),
  )
})

test('what another version has kept is cut to what fits', () => {
  const kept = ['a', 'a', 'b', 'c', 'd', 'e'].map(product)
  expect(ids(COMPARED.parse(kept))).toEqual(['a', 'b', 'c', 'd'])
})

test.each([
  [null],
  [{}],
  [[null]],
  [['a']],
  [[{ id: 'a', name: 'A' }]],
  [[{ id: 'a', name: 'A', picture: { path: '/a' } }]],
  [[product('a'), { ...product('b'), id: 2 }]],
])('what no version could have kept is nothing: %j', (kept) => {
  expect(COMPARED.parse(kept)).toBeNull()
})
