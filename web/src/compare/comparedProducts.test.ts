import fc from 'fast-check'
import * as v from 'valibot'
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

test('whatever is pressed, nothing stands there twice and never more than fit', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (presses) => {
      const end = presses.reduce<readonly ComparedProduct[]>((now, id) => toggleCompared(now, product(id)) ?? now, [])
      return end.length <= COMPARED_MAX && new Set(ids(end)).size === end.length
    }),
  )
})

test('what another version has kept is cut to what fits', () => {
  const kept = ['a', 'a', 'b', 'c', 'd', 'e'].map(product)
  expect(ids(v.parse(COMPARED.schema, kept))).toEqual(['a', 'b', 'c', 'd'])
})
