import { expect, test } from 'vitest'
import { categorySearch, isSeriesParameter, seriesVariables } from './seriesAddress.ts'

const search = (text: string) => new URLSearchParams(text)

test.each([
  ['', { count: 24, after: null, sort: null, category: null }],
  ['category=sillones&sort=price-low&page=2', { count: 48, after: null, sort: 'PRICE_ASC', category: 'sillones' }],
  ['category=<b>&sort=x&color=52', { count: 24, after: null, sort: null, category: null }],
])('the address %j of a series shows %j', (text, variables) => {
  expect(seriesVariables(search(text))).toEqual(variables)
})

test.each([
  ['category', 'mesas-laterales', true],
  ['category', 'tavolini-d’appoggio', false],
  ['category', '', false],
  ['sort', 'price-low', true],
  ['color', '52', false],
  ['utm_source', 'x', false],
])('a page of a series is stored by %s=%s: %s', (name, value, isRead) => {
  expect(isSeriesParameter(name, value)).toBe(isRead)
})

test('a category keeps the order, and begins at the start of its list', () => {
  expect(categorySearch(search('sort=price-low&page=3'), 'sofas')).toBe('?sort=price-low&category=sofas')
  expect(categorySearch(search('category=sofas'), null)).toBe('')
})
