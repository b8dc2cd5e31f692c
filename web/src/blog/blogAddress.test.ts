import { expect, test } from 'vitest'
import { isBlogParameter, listVariables, readId, searchAfter } from './blogAddress.ts'

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['abc', null],
  ['0', null],
  ['-1', null],
  ['007', null],
  ['1.5', null],
  ['1e3', null],
  ['1000000000', null],
  ['٣', null],
  [undefined, null],
])('%s in an address is the number %s', (text, id) => {
  expect(readId(text)).toBe(id)
})

test('a list begins after a cursor that could be one', () => {
  const search = new URLSearchParams(searchAfter('YXQ6OQ'))
  expect(listVariables(search)).toEqual({ count: 10, after: 'YXQ6OQ' })
  expect(isBlogParameter('after', 'YXQ6OQ')).toBe(true)
  for (const after of ['', ' ', '<b>', 'x'.repeat(201)]) {
    expect(listVariables(new URLSearchParams({ after })).after).toBeNull()
    expect(isBlogParameter('after', after)).toBe(false)
  }
  expect(isBlogParameter('page', '2')).toBe(false)
})
