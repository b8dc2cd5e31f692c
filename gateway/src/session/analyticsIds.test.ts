import { expect, it } from 'vitest'
import { createAnalyticsIds } from './analyticsIds.ts'

const SECRET = 'a-secret-of-at-least-32-characters!!'
const OTHER = 'another-secret-of-at-least-32-chars!'

it('names a customer the same everywhere, and each one otherwise', () => {
  const { idOf } = createAnalyticsIds([SECRET])
  expect(idOf('4')).toMatch(/^[0-9a-f]{32}$/)
  expect(createAnalyticsIds([SECRET, OTHER]).idOf('4')).toBe(idOf('4'))
  expect(new Set(['4', '5', '44'].map(idOf)).size).toBe(3)
})

it('depends on the secret', () => {
  expect(createAnalyticsIds([OTHER]).idOf('4')).not.toBe(createAnalyticsIds([SECRET]).idOf('4'))
})
