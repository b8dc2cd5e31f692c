import { expect, test } from 'vitest'
import { oneOf } from './catalogueClient.ts'
import { storableFilters } from './storableFilters.ts'

const price = { attribute: 'price', value: { gte: 5 }, scope: 'catalog' } as const

test('what can be stored is left as it is', () => {
  const filters = [oneOf('sku', ['SOFA', 'a\\0b', 'ñ']), oneOf('status', [0, 1]), price]
  expect(storableFilters(filters)).toEqual(filters)
})

test('a value with a NUL is left out, and the others are still looked for', () => {
  expect(storableFilters([oneOf('sku', ['SOFA', 'SO\0FA']), price])).toEqual([oneOf('sku', ['SOFA']), price])
})

test('where nothing is left there is nothing to search', () => {
  expect(storableFilters([price, oneOf('slug', ['\0'])])).toBeNull()
  expect(storableFilters([oneOf('slug', [])])).toBeNull()
})
