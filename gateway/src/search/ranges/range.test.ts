import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netBounds, parseRange, rangeText, rangesBetween } from './range.ts'

test.each([
  ['0-50', { from: 0, to: 50 }],
  ['150-*', { from: 150, to: null }],
  ['99.90-100.5', { from: 99.9, to: 100.5 }],
])('%s is a range', (text, range) => {
  expect(parseRange(text)).toEqual(range)
})

test.each(['', '*', '*-50', '50', '-50', '50-', '1e3-2', '50 - 100', '1-2-3', '50-100.12345'])('%s is none', (text) => {
  expect(parseRange(text)).toBeNull()
})

test('what is written is read as what it was', () => {
  const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(amount, fc.option(amount), (from, to) => {
      expect(parseRange(rangeText({ from, to }))).toEqual({ from, to })
    }),
  )
})

test('the steps of the requirements part four ranges', () => {
  expect(rangesBetween([50, 100, 150]).map(rangeText)).toEqual(['0-50', '50-100', '100-150', '150-*'])
})

test('a price that is shown inside a range with tax is inside the net bounds of the range', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(fc.tuple(cents, cents, cents), fc.constantFrom(0, 8, 16, 19, 22), ([net, low, more], taxPercent) => {
      const price = net / 100
      const shown = Number(new Big(price).times(new Big(taxPercent).div(100).plus(1)).toFixed(2, Big.roundHalfUp))
      const range = { from: low / 100, to: (low + more) / 100 }
      const { gte, lte = Infinity } = netBounds(range, taxPercent)
      const isShownInside = shown >= range.from && shown <= range.to
      // On the very edge of a cent either answer shows the same amount.
      if (isShownInside) expect(price >= gte && price <= lte).toBe(true)
      else expect(price > gte + 0.01 && price < lte - 0.01).toBe(false)
    }),
  )
})

test('the range of the very price that is shown holds what is shown as it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom(0, 8, 16, 19, 22), (cents, taxPercent) => {
      const shown = Number(new Big(cents / 100).times(new Big(taxPercent).div(100).plus(1)).toFixed(2, Big.roundHalfUp))
      const { gte, lte = Infinity } = netBounds({ from: shown, to: shown }, taxPercent)
      expect(cents / 100).toBeGreaterThanOrEqual(gte)
      expect(cents / 100).toBeLessThanOrEqual(lte)
    }),
  )
})

test('no upper bound stays none, and nothing is cheaper than nothing', () => {
  expect(netBounds({ from: 0, to: null }, 16)).toEqual({ gte: 0 })
})
