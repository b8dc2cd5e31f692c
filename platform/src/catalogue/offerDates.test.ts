import { expect, it } from 'vitest'
import { currentPrice } from './currentPrice.ts'
import { offerEnd, offerStart } from './offerDates.ts'
import { parseProduct } from './product.ts'

it.each([
  ['2026-01-31', 'MX', '2026-02-01 05:59:59'],
  ['2026-01-31 00:00:00', 'MX', '2026-02-01 05:59:59'],
  ['2026-01-31', 'DE', '2026-01-31 22:59:59'],
  // Clocks change that night, and the night before.
  ['2026-03-28', 'DE', '2026-03-28 22:59:59'],
  ['2026-03-29', 'IT', '2026-03-29 21:59:59'],
  ['2026-01-31 18:30:00', 'MX', '2026-01-31 18:30:00'],
  ['2026-01-31T10:00:00Z', 'MX', '2026-01-31T10:00:00Z'],
] as const)('an offer up to %s in %s ends at %s', (text, country, end) => {
  expect(offerEnd(text, country)).toBe(end)
})

it('begins with its first day where the store is', () => {
  expect(offerStart('2026-01-31', 'MX')).toBe('2026-01-31 06:00:00')
  expect(offerStart('2026-01-31 00:00:00', 'MX')).toBe('2026-01-31 06:00:00')
  expect(offerStart('2026-01-31 18:30:00', 'MX')).toBe('2026-01-31 18:30:00')
  expect([offerStart(null, 'MX'), offerEnd(null, 'MX')]).toEqual([null, null])
})

it('is what a product costs until the last second of its last day', () => {
  const offer = parseProduct({ id: 1, sku: 'A', price: 100, special_price: 80, special_to_date: '2026-01-31' }, 'MX')!
  const at = (instant: string) => currentPrice(offer, new Date(instant)).current
  expect([at('2026-01-31T12:00:00Z'), at('2026-02-01T05:59:58Z'), at('2026-02-01T06:00:00Z')]).toEqual([80, 80, 100])
})
