import { expect, test } from 'vitest'
import { pageTtlMs } from './pageTtlMs.ts'

test.each([
  ['a page, for a day', { status: 200, hasQuery: false }, 86_400],
  ['a page with a query, of which there are many, for ten minutes', { status: 200, hasQuery: true }, 600],
  ['a page that says that there is nothing, for one', { status: 404, hasQuery: false }, 60],
])('%s', (_page, { status, hasQuery }, seconds) => {
  expect(pageTtlMs(status, hasQuery)).toBe(seconds * 1_000)
})
