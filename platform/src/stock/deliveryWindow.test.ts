import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryWindow } from './deliveryWindow.ts'
import type { Destination, Shipment } from './deliveryWindow.ts'
import { isPublicHoliday } from './isPublicHoliday.ts'

const parcel: Shipment = { weight: 5, isInStock: true, isPickedUp: false, isMadeToOrder: false, categoryIds: [700] }
const guadalajara: Destination = { country: 'MX', postcode: '44100' }
/** Friday, ten in the morning in Mexico City. */
const FRIDAY = new Date('2026-11-20T16:00:00Z')

test.each<[string, Shipment, Destination, Date, string, string]>([
  ['a parcel: a day to pack, two to carry', parcel, guadalajara, FRIDAY, '2026-11-25', '2026-11-26'],
  ['in the warehouse’s own city', parcel, { country: 'MX', postcode: '06700' }, FRIDAY, '2026-11-24', '2026-11-25'],
  ['far away', parcel, { country: 'MX', postcode: '97000' }, FRIDAY, '2026-11-30', '2026-12-01'],
  [
    'in the afternoon the next working day begins',
    parcel,
    guadalajara,
    new Date('2026-11-20T20:00:00Z'),
    '2026-11-26',
    '2026-11-27',
  ],
  ['heavy goods take longer', { ...parcel, weight: 42 }, guadalajara, FRIDAY, '2026-11-27', '2026-12-02'],
  [
    'appliances are tried first',
    { ...parcel, categoryIds: [1200, 1210] },
    guadalajara,
    FRIDAY,
    '2026-11-26',
    '2026-11-27',
  ],
  ['what is sold out comes later', { ...parcel, isInStock: false }, guadalajara, FRIDAY, '2026-12-16', '2026-12-17'],
  ['in a branch it need not travel', { ...parcel, isPickedUp: true }, guadalajara, FRIDAY, '2026-11-23', '2026-11-24'],
  ['an unknown weight is a parcel', { ...parcel, weight: null }, guadalajara, FRIDAY, '2026-11-25', '2026-11-26'],
  ['in Germany', parcel, { country: 'DE', postcode: '10115' }, FRIDAY, '2026-11-26', '2026-11-27'],
  ['in Sicily', parcel, { country: 'IT', postcode: '90121' }, FRIDAY, '2026-11-30', '2026-12-01'],
  ['a holiday in between', parcel, guadalajara, new Date('2026-11-12T16:00:00Z'), '2026-11-18', '2026-11-19'],
])('%s', (...[, shipment, destination, now, earliest, latest]) => {
  expect(deliveryWindow(shipment, destination, now)).toEqual({ earliest, latest, madeToOrderDays: null })
})

test.each([
  ['in stock', {}],
  ['sold out', { isInStock: false }],
  ['heavy', { weight: 62 }],
  ['express', { isExpress: true }],
  ['picked up', { isPickedUp: true }],
])('what is made to order arrives 60 calendar days after the order: %s', (...[, facts]) => {
  const made = { ...parcel, isMadeToOrder: true, ...facts }
  const days = { earliest: '2027-01-19', latest: '2027-01-19', madeToOrderDays: 60 }
  expect(deliveryWindow(made, guadalajara, FRIDAY)).toEqual(days)
  expect(deliveryWindow(made, { country: 'DE', postcode: '10115' }, FRIDAY)).toEqual(days)
})

test.each([
  ['2026-11-16', 'MX', true],
  ['2026-11-09', 'MX', false],
  ['2027-02-01', 'MX', true],
  ['2026-04-03', 'MX', true],
  ['2024-10-01', 'MX', true],
  ['2030-10-01', 'MX', true],
  ['2036-10-01', 'MX', true],
  ['2018-10-01', 'MX', false],
  ['2029-10-01', 'MX', false],
  ['2030-10-01', 'DE', false],
  ['2026-04-06', 'DE', true],
  ['2026-05-14', 'DE', true],
  ['2026-05-25', 'DE', true],
  ['2026-04-06', 'IT', true],
  ['2026-04-03', 'IT', false],
  ['2026-08-15', 'IT', true],
  ['2026-08-15', 'DE', false],
] as const)('%s in %s: holiday %s', (day, country, expected) => {
  expect(isPublicHoliday(new Date(`${day}T00:00:00Z`), country)).toBe(expected)
})

const shipments = fc.record({
  weight: fc.option(fc.double({ min: 0, max: 400, noNaN: true })),
  isInStock: fc.boolean(),
  isPickedUp: fc.boolean(),
  isMadeToOrder: fc.constant(false),
  categoryIds: fc.subarray([100, 700, 1200, 1300]),
})
const destinations = fc.record({
  country: fc.constantFrom('MX' as const, 'DE' as const, 'IT' as const),
  postcode: fc.stringMatching(/^\d{5}$/),
})

test('it arrives on working days, after today, and never earlier for being sold out', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(shipments, destinations, moments, (shipment, destination, now) => {
      const { earliest, latest } = deliveryWindow(shipment, destination, now)
      expect(earliest <= latest).toBe(true)
      expect(earliest > new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)).toBe(true)
      for (const day of [earliest, latest].map((text) => new Date(`${text}T00:00:00Z`))) {
        expect([0, 6]).not.toContain(day.getUTCDay())
        expect(isPublicHoliday(day, destination.country)).toBe(false)
      }
      const soldOut = deliveryWindow({ ...shipment, isInStock: false }, destination, now)
      expect(soldOut.earliest >= earliest).toBe(true)
    }),
  )
})
