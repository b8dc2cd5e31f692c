// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { RECENT_SEARCHES_MAX } from './limits.ts'
import { forgetSearches, loadRecentSearches, rememberSearch } from './recentSearches.ts'

beforeEach(() => localStorage.clear())
const kept = (store = 'hogar') => loadRecentSearches(localStorage, store)

test('the newest stands first, each once, however it was written', () => {
  for (const term of ['sofá', 'mesa', 'SOFÁ']) rememberSearch(localStorage, 'hogar', term)
  expect(kept()).toEqual(['SOFÁ', 'mesa'])
})

test('only so many are kept, each store its own', () => {
  for (let number = 0; number < RECENT_SEARCHES_MAX + 3; number += 1) {
    rememberSearch(localStorage, 'hogar', `término ${number}`)
  }
  expect(kept()).toHaveLength(RECENT_SEARCHES_MAX)
  expect(kept()[0]).toBe(`término ${RECENT_SEARCHES_MAX + 2}`)
  expect(kept('de')).toEqual([])
})

test('all are forgotten at once', () => {
  rememberSearch(localStorage, 'hogar', 'sofá')
  forgetSearches(localStorage, 'hogar')
  expect(kept()).toEqual([])
})

test.each(['nonsense', '{"a":1}', '[1,2]', `["${'a'.repeat(101)}"]`])('what %s holds is nothing', (text) => {
  localStorage.setItem('hogar:searches:hogar', text)
  expect(kept()).toEqual([])
})
