import { expect, it } from 'vitest'
import { decodeProduct } from '../products/decodeProduct.ts'
import { itemPrice } from './itemPrice.ts'

const priceAt = (instant: string, storeCode: string, dates: object) => {
  const document = { id: 1, sku: 'A', price: 100, special_price: 80, ...dates }
  return itemPrice(decodeProduct(document, storeCode)!, { now: new Date(instant), tierGroup: null })?.final
}

it.each([
  ['hogar', '2026-02-01T05:59:58Z', 80],
  ['hogar', '2026-02-01T06:00:00Z', 100],
  ['de', '2026-01-31T22:59:58Z', 80],
  ['de', '2026-01-31T23:00:00Z', 100],
])('in %s an offer whose end is a date costs at %s %d', (store, instant, price) => {
  expect(priceAt(instant, store, { special_to_date: '2026-01-31' })).toBe(price)
  expect(priceAt(instant, store, { special_to_date: '2026-01-31 00:00:00' })).toBe(price)
})

it.each(['2026-01-31', '2026-01-31 00:00:00'])('begins with its first day, %s, where the store is', (day) => {
  const dates = { special_from_date: day }
  expect([priceAt('2026-01-31T05:59:59Z', 'hogar', dates), priceAt('2026-01-31T06:00:00Z', 'hogar', dates)]).toEqual([
    100, 80,
  ])
})

it('ends at the second that it names', () => {
  expect(priceAt('2026-01-31T18:30:01Z', 'hogar', { special_to_date: '2026-01-31 18:30:00' })).toBe(100)
})
