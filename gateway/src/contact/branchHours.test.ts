import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OPENING_HOURS_MAX } from './limits.ts'
import { SHOP, answers, contactForEachTest, shopper } from '../testing/contactPlatform.ts'
import { decodeBranch } from './decodeBranch.ts'

contactForEachTest()

const DELVALLE = {
  ...SHOP,
  lat: 19.379,
  lng: -99.179,
  time_zone: 'America/Mexico_City',
  opening: [
    { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '20:00' },
    { days: [7], from: '11:00', to: '19:00' },
  ],
  closed_on: ['2026-12-25'],
  special: [{ day: '2026-12-24', from: '10:00', to: '17:00' }],
  services: ['credit', 'payments', 'pickup', 'design', 'returns', 'parties'],
  parking: true,
  step_free: false,
}
const FIELDS = 'location { latitude longitude } timeZone isOpenNow opensAt closesAt services hasParking isStepFree'

describe('a branch', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T17:30:00-06:00') }))
  afterEach(() => void vi.useRealTimers())

  test('says where it is, whether it is open, and which services it has', async () => {
    answers.set('/api/ext/store_locations', [200, [DELVALLE]])
    const { data, errors } = await shopper.query(`{ store { branches { ${FIELDS} } } }`)
    expect(errors).toEqual([])
    expect(data.store.branches).toEqual([
      {
        location: { latitude: 19.379, longitude: -99.179 },
        timeZone: 'America/Mexico_City',
        isOpenNow: false,
        opensAt: '2026-12-26T16:00:00.000Z',
        closesAt: null,
        services: ['CREDIT', 'PAYMENTS', 'PICKUP', 'DESIGN', 'RETURNS'],
        hasParking: true,
        isStepFree: false,
      },
    ])
  })

  test('lists its hours by day, exceptions by date, and closed days without hours', async () => {
    answers.set('/api/ext/store_locations', [200, [DELVALLE]])
    const { data } = await shopper.query('{ store { branches { opening { day from to date } } } }')
    const { opening } = data.store.branches[0]
    expect(opening).toHaveLength(9)
    expect(opening.slice(-3)).toEqual([
      { day: 7, from: '11:00', to: '19:00', date: null },
      { day: 4, from: '10:00', to: '17:00', date: '2026-12-24' },
      { day: 5, from: null, to: null, date: '2026-12-25' },
    ])
  })

  test('of a platform that says nothing of it has none of it', async () => {
    const { data, errors } = await shopper.query(`{ store { branches { ${FIELDS} opening { day } } } }`)
    expect(errors).toEqual([])
    expect(data.store.branches[0]).toEqual({
      location: null,
      timeZone: null,
      isOpenNow: null,
      opensAt: null,
      closesAt: null,
      opening: [],
      services: [],
      hasParking: null,
      isStepFree: null,
    })
  })

  test.each([
    [{ lat: 91, lng: 0 }, { location: null }],
    [{ lat: 19, lng: 'x' }, { location: null }],
    [{ time_zone: 'Mars/Olympus' }, { timeZone: null }],
    [{ opening: [{ days: [0, 8, 1.5], from: '10:00', to: '20:00' }] }, { opening: [] }],
    [{ opening: [{ days: [1], from: '25:00', to: '20:00' }] }, { opening: [] }],
    [{ opening: 'x', closed_on: 7, special: [{ day: '2026-13-40', from: '10:00', to: '11:00' }] }, { opening: [] }],
    [{ services: 'credit' }, { services: [] }],
  ])('is read without what is malformed: %j', (part, expected) => {
    expect(decodeBranch({ ...SHOP, ...part })).toMatchObject([expected])
  })

  test(`has at most ${OPENING_HOURS_MAX} opening hours`, () => {
    const closed = Array.from({ length: 500 }, () => '2026-12-25')
    expect(decodeBranch({ ...SHOP, closed_on: closed })[0]?.opening).toHaveLength(OPENING_HOURS_MAX)
  })
})

test('the place of a postal code is one of the store’s country', async () => {
  const query =
    '{ known: placeOfPostcode(postcode: "44100") { name point { latitude longitude } } unknown: placeOfPostcode(postcode: "4410") { name } }'
  expect((await shopper.query(query)).data).toEqual({
    known: { name: 'Guadalajara', point: { latitude: 20.67, longitude: -103.35 } },
    unknown: null,
  })
})
