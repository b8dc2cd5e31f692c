import { expect, test } from 'vitest'
import { SHARE_TTL_MS, pageShare } from './pageShare.ts'

test.each([
  [200, false, 'page', 86_400_000],
  [200, true, 'filtered', 600_000],
  [404, false, 'missing', 60_000],
  [404, true, 'missing', 60_000],
] as const)('a %i with a query: %s is kept as %s, for %i ms', (...[status, hasQuery, share, ttlMs]) => {
  expect(pageShare(status, hasQuery)).toBe(share)
  expect(SHARE_TTL_MS[share]).toBe(ttlMs)
})
