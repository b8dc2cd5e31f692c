import { expect, test } from 'vitest'
import { type OrderOf, productOrder } from './productOrder.ts'

const order = (of: Partial<OrderOf>) =>
  productOrder({ sort: null, categoryId: null, isFound: false, ...of }).map(({ field, options }) => [field, options])

const ID = ['id', 'desc']
const POSITION = [
  'category.position',
  {
    order: 'asc',
    mode: 'min',
    nested_path: 'category',
    nested_filter: { term: { 'category.category_id': 20 } },
  },
]

test('a category stands in its editors’ order, then newest first', () => {
  expect(order({ categoryId: 20 })).toEqual([POSITION, ID])
})

test('what was found by text stands best match first', () => {
  expect(order({ isFound: true })).toEqual([])
})

test('anything else stands by its last change', () => {
  expect(order({})).toEqual([['updated_at', 'desc'], ID])
})

test.each([
  ['PRICE_ASC', 'final_price', 'asc'],
  ['PRICE_DESC', 'final_price', 'desc'],
  ['DISCOUNT_DESC', 'discount', 'desc'],
  ['RATING_DESC', 'rating_score', 'desc'],
  ['WEEKLY_ASC', 'credit_fee', 'asc'],
] as const)('%s skips the editors’ order', (sort, field, direction) => {
  expect(order({ sort, categoryId: 20 })).toEqual([[field, direction], ID])
  expect(order({ sort, isFound: true })).toEqual([[field, direction], ID])
})

test('latest first is by the last change; editors decide between equals', () => {
  expect(order({ sort: 'LATEST', categoryId: 20 })).toEqual([['updated_at', 'desc'], POSITION, ID])
  expect(order({ sort: 'LATEST', isFound: true })).toEqual([['updated_at', 'desc'], ID])
})
