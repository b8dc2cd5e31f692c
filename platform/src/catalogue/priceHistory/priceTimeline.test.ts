import { expect, test } from 'vitest'
import type { Fields } from '../../parse/fields.ts'
import { parseProduct } from '../product.ts'
import { continueTimeline } from './priceTimeline.ts'
import type { PricePoint } from './priceTimeline.ts'

const NOW = '2026-11-20 12:00:00'
const at = (day: string) => Date.parse(`${day.length === 10 ? `${day} 00:00:00` : day}Z`.replace(' ', 'T'))
const point = (day: string, net: number, regular = 100): PricePoint => ({ since: at(day), net, regular })
const continued = (known: readonly PricePoint[], fields: Fields, now = NOW) =>
  continueTimeline(known, parseProduct({ id: 1, sku: 'A', price: 100, ...fields }, 'DE')!, new Date(at(now)))

const OFFER = { special_price: 80, special_from_date: '2026-11-10 00:00:00', special_to_date: '2026-12-01 00:00:00' }
const AUGUST = point('2026-08-01', 100)

test.each<[string, PricePoint[], Fields, number | null]>([
  ['the regular price, where nothing else was asked', [AUGUST], OFFER, 100],
  ['a lower price of the 30 days before', [AUGUST, point('2026-10-20', 90), point('2026-10-25', 100)], OFFER, 90],
  ['a lower price that ended inside of them', [AUGUST, point('2026-10-01', 85), point('2026-10-12', 100)], OFFER, 85],
  ['no price that ended before them', [AUGUST, point('2026-09-01', 70), point('2026-10-10', 100)], OFFER, 100],
  ['a price no lower than the offer, where that was the price', [AUGUST, point('2026-10-20', 75), point('2026-11-01', 100)], OFFER, 75],
  ['the price before the first step of an offer that deepens', [AUGUST, point('2026-10-15', 90), point('2026-11-12', 85)], { special_price: 80 }, 100],
  ['the offer before, of one that takes off less', [AUGUST, point('2026-10-30', 70)], OFFER, 70],
  ['of an offer to come what will be asked before it', [point('2026-08-01', 100), point('2026-11-01', 95, 95)], { price: 95, special_price: 80, special_from_date: '2026-12-15' }, 95],
  ['nothing of a price that is not reduced', [AUGUST], {}, null],
  ['nothing where nothing is known of before', [], OFFER, null],
  ['nothing where the offer was there when it was seen first', [], { special_price: 80 }, null],
])('%s is the lowest', (...[, known, fields, lowest]) => {
  expect(continued(known, fields).lowest).toBe(lowest)
}) // prettier-ignore

test('an offer counts from the day it starts, also where the document came later', () => {
  expect(continued([AUGUST], OFFER).points).toEqual([AUGUST, point('2026-11-09 23:00:00', 80)])
  expect(continued([AUGUST], { ...OFFER, special_from_date: '2026-11-10 08:00:00' }).points.at(-1)?.since).toBe(
    at('2026-11-10 08:00:00'),
  )
})

test('an offer that has ended is recorded with both its ends', () => {
  const { points } = continued([AUGUST], { ...OFFER, special_to_date: '2026-11-15 10:00:00' })
  expect(points).toEqual([AUGUST, point('2026-11-09 23:00:00', 80), point('2026-11-15 10:00:00', 100)])
})

test('any other change counts from now, and what stays the same is not written again', () => {
  const known = [point('2026-11-01', 100)]
  expect(continued(known, {}).points).toEqual(known)
  expect(continued(known, { price: 120 }).points).toEqual([...known, point(NOW, 120, 120)])
})

test('prices older than are needed go: 30 days before now, or before the reduction in force', () => {
  const old = [point('2026-01-01', 110, 110), point('2026-03-01', 105, 105), AUGUST]
  expect(continued(old, {}).points).toEqual([AUGUST])
  expect(continued([...old, point('2026-08-20', 80)], { special_price: 80 }).points).toEqual([
    point('2026-03-01', 105, 105),
    AUGUST,
    point('2026-08-20', 80),
  ])
})
