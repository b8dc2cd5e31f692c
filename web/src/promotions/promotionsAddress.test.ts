import { expect, test } from 'vitest'
import {
  departmentSearch,
  grownIndex,
  isIndexParameter,
  isPromotionParameter,
  nextIndex,
  promotionsVariables,
} from './promotionsAddress.ts'

const search = (text: string) => new URLSearchParams(text)

test.each([
  ['', { count: 8, after: null, department: null }],
  ['department=bedroom&page=3', { count: 24, after: null, department: 'bedroom' }],
  ['page=999', { count: 8, after: null, department: null }],
  ['page=-1&department=<b>&after=%00', { count: 8, after: null, department: null }],
  ['after=YXQ6Nw', { count: 8, after: 'YXQ6Nw', department: null }],
])('the index of %j shows %j', (text, variables) => {
  expect(promotionsVariables(search(text))).toEqual(variables)
})

test('the next page keeps the department, and begins after a promotion where one answer would be too long', () => {
  expect(nextIndex(search('department=bedroom'), 'x')).toBe('?department=bedroom&page=2')
  expect(nextIndex(search('department=bedroom&page=12'), 'x')).toBe('?department=bedroom&after=x')
  expect(nextIndex(search('after=x'), 'y')).toBe('?after=y')
  expect(grownIndex(search('after=x'), 16)).toBe('?page=2')
  expect(departmentSearch('bedroom')).toBe('?department=bedroom')
  expect(departmentSearch(null)).toBe('')
})

test.each([
  ['department', 'bedroom', true],
  ['department', 'a b', false],
  ['page', '2', true],
  ['page', '1', false],
  ['page', '99', false],
  ['after', 'YXQ6Nw', true],
  ['utm_source', 'x', false],
])('a page of the index is stored by %s=%s: %s', (name, value, isRead) => {
  expect(isIndexParameter(name, value)).toBe(isRead)
})

test('a promotion reads the order of its list, and no filters', () => {
  expect(isPromotionParameter('sort', 'price-low')).toBe(true)
  expect(isPromotionParameter('sort', 'x')).toBe(false)
  expect(isPromotionParameter('color', '52')).toBe(false)
})
