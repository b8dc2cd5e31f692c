import { expect, test } from 'vitest'
import { promotionKeptUntil } from './promotionKeptUntil.ts'

const AT = '2026-12-01T06:00:00.000Z'

test.each([
  ['a promotion', { route: { __typename: 'Promotion', nextChangeAt: AT } }, Date.parse(AT)],
  ['the index', { promotions: { nextChangeAt: AT } }, Date.parse(AT)],
  ['an index without changes', { promotions: { nextChangeAt: null } }, null],
  ['a promotion that is not there', { route: null }, null],
  ['an index that failed', { promotions: null }, null],
])('a page of %s is kept until the next change', (_page, answer, until) => {
  expect(promotionKeptUntil(answer)).toBe(until)
})
