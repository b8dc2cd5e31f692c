import { expect, test } from 'vitest'
import { discountRangeLabel, priceRangeLabel, weeklyRangeLabel } from './rangeLabel.ts'

const MX = { language: 'es-MX', currencyCode: 'MXN' } as const
const DE = { language: 'de-DE', currencyCode: 'EUR' } as const
const IT = { language: 'it-IT', currencyCode: 'EUR' } as const

test.each([
  [MX, { from: 0, to: 50 }, '< $50'],
  [MX, { from: 50, to: 100 }, '$50 - 100'],
  [MX, { from: 150, to: null }, '> $150'],
  [MX, { from: 5_000, to: 10_000 }, '$5,000 - 10,000'],
  [MX, { from: 99.9, to: 120 }, '$99.90 - 120'],
  [DE, { from: 0, to: 50 }, '< 50 €'],
  [DE, { from: 500, to: 1_000 }, '500 - 1.000 €'],
  [IT, { from: 500, to: 1_000 }, '500 - 1.000 €'],
  [IT, { from: 10_000, to: null }, '> 10.000 €'],
])('%j: prices of %j are called %s', (store, range, label) => {
  expect(priceRangeLabel(range, store).replaceAll(/\s/g, ' ')).toBe(label)
})

test.each([
  [MX, { from: 0, to: 250 }, 'Hasta $250 a la semana'],
  [MX, { from: 100, to: 250 }, '$100 - 250 a la semana'],
  [MX, { from: 1_000, to: null }, '> $1,000 a la semana'],
  [DE, { from: 0, to: 250 }, 'Bis 250 € pro Woche'],
  [IT, { from: 0, to: 250 }, 'Fino a 250 € a settimana'],
])('%j: weekly payments of %j are called %s', (store, range, label) => {
  expect(weeklyRangeLabel(range, store).replaceAll(/\s/g, ' ')).toBe(label)
})

test.each([
  ['es-MX', '20 % o más'],
  ['de-DE', '20 % und mehr'],
  ['it-IT', '20 % o più'],
] as const)('in %s, twenty percent on is called %s', (language, label) => {
  expect(discountRangeLabel({ from: 20, to: null }, language)).toBe(label)
})

test.each([
  ['es-MX', 'En oferta'],
  ['de-DE', 'Reduziert'],
  ['it-IT', 'In offerta'],
] as const)('in %s, one percent on is all that is reduced: %s', (language, label) => {
  expect(discountRangeLabel({ from: 1, to: null }, language)).toBe(label)
})

test('a discount between two bounds names both', () => {
  expect(discountRangeLabel({ from: 10, to: 20 }, 'es-MX')).toBe('10 - 20 %')
})
