import { expect, test } from 'vitest'
import { SEARCH_TERM_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { searchVariables } from './searchAddress.ts'

test.each([
  ['q=sofa', 'sofa', true],
  ['q=+so+', 'so', false],
  ['q=', '', false],
  ['', '', false],
])('%j searches for %j: %s', (query, term, isSearchable) => {
  expect(searchVariables(new URLSearchParams(query))).toMatchObject({ term, isSearchable })
})

test('cuts a term that is too long', () => {
  const { term } = searchVariables(new URLSearchParams({ q: 'a'.repeat(SEARCH_TERM_MAX_CHARACTERS + 1) }))
  expect(term).toHaveLength(SEARCH_TERM_MAX_CHARACTERS)
})
