import { expect, test } from 'vitest'
import { SEARCH_TERM_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { searchVariables } from './searchAddress.ts'

test.each([
  ['q=sofa', 'sofa', true],
  ['q=+so+', 'so', false],
  ['q=', '', false],
  ['q=%E2%80%8Bso%C2%ADfa%CC%81%C2%A0', 'sofá', true],
  ['q=%E2%80%8B%E2%80%8B%E2%80%8B', '', false],
  ['', '', false],
])('%j searches for %j: %s', (query, term, isSearchable) => {
  expect(searchVariables(new URLSearchParams(query))).toMatchObject({ term, isSearchable })
})

test('cuts a term that is too long', () => {
  const { term } = searchVariables(new URLSearchParams({ q: 'a'.repeat(SEARCH_TERM_MAX_CHARACTERS + 1) }))
  expect(term).toHaveLength(SEARCH_TERM_MAX_CHARACTERS)
})
