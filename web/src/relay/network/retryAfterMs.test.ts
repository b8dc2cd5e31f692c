import { expect, test } from 'vitest'
import { retryAfterMs } from './retryAfterMs.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

test.each([
  ['2', 2000],
  ['0', 0],
  ['-5', 0],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('%j asks for %j ms', (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait)
})
