import { describe, expect, test } from 'vitest'
import { type OpeningTimes, openingState } from './openingState.ts'

const week = (days: readonly number[], from: string, to: string): OpeningTimes[] =>
  days.map((day) => ({ day, from, to, date: null }))
const EXCEPTIONS: readonly OpeningTimes[] = [
  { day: 4, from: '10:00', to: '17:00', date: '2026-12-24' },
  { day: 5, from: null, to: null, date: '2026-12-25' },
]
const SHOP = {
  timeZone: 'America/Mexico_City',
  opening: [...week([1, 2, 3, 4, 5, 6], '10:00', '20:00'), ...week([7], '11:00', '19:00'), ...EXCEPTIONS],
}
const COUNTER = { timeZone: 'America/Tijuana', opening: week([1, 2, 3, 4, 5, 6], '09:00', '19:00') }
/** An instant by the clock of Mexico City, which keeps UTC-6 all year. */
const inMexicoCity = (local: string) => new Date(`${local}:00-06:00`)
const stateOf = (schedule: Parameters<typeof openingState>[0], at: Date) => {
  const state = openingState(schedule, at)
  return state && { ...state, opensAt: state.opensAt?.toISOString(), closesAt: state.closesAt?.toISOString() }
}

describe('a branch is open by the clock of its own zone', () => {
  test('in January, when Tijuana is two hours behind the capital', () => {
    const tuesday = inMexicoCity('2027-01-12T10:05')
    expect(stateOf(SHOP, tuesday)).toMatchObject({ isOpen: true, closesAt: '2027-01-13T02:00:00.000Z' })
    expect(stateOf(COUNTER, tuesday)).toMatchObject({ isOpen: false, opensAt: '2027-01-12T17:00:00.000Z' })
  })

  test('in July, when it is one hour behind: Tijuana keeps summer time, the capital does not', () => {
    const tuesday = inMexicoCity('2027-07-13T10:05')
    expect(stateOf(SHOP, tuesday)).toMatchObject({ isOpen: true })
    expect(stateOf(COUNTER, tuesday)).toMatchObject({ isOpen: true, closesAt: '2027-07-14T02:00:00.000Z' })
  })

  test('on the day on which the clock changes', () => {
    const berlin = { timeZone: 'Europe/Berlin', opening: week([7], '01:00', '10:00') }
    expect(stateOf(berlin, new Date('2027-03-28T00:30:00Z'))).toMatchObject({ closesAt: '2027-03-28T08:00:00.000Z' })
  })
})

describe('exceptions come first', () => {
  test('an eve ends early, the holiday is closed, the 26th opens', () => {
    const next = '2026-12-26T16:00:00.000Z'
    expect(stateOf(SHOP, inMexicoCity('2026-12-24T16:59'))).toMatchObject({ isOpen: true })
    expect(stateOf(SHOP, inMexicoCity('2026-12-24T17:30'))).toMatchObject({ isOpen: false, opensAt: next })
    expect(stateOf(SHOP, inMexicoCity('2026-12-25T12:00'))).toMatchObject({ isOpen: false, opensAt: next })
  })

  test('a Sunday has hours of its own', () => {
    expect(stateOf(SHOP, inMexicoCity('2026-11-29T10:30'))).toEqual({
      isOpen: false,
      opensAt: '2026-11-29T17:00:00.000Z',
      closesAt: undefined,
    })
  })
})

describe('hours', () => {
  test('over midnight belong to the day on which they begin', () => {
    const bar = { timeZone: 'UTC', opening: week([6], '20:00', '02:00') }
    expect(stateOf(bar, new Date('2026-11-29T01:00:00Z'))).toMatchObject({ closesAt: '2026-11-29T02:00:00.000Z' })
    expect(stateOf(bar, new Date('2026-11-29T02:00:00Z'))).toMatchObject({ opensAt: '2026-12-05T20:00:00.000Z' })
  })

  test('without a break are one opening', () => {
    const night = { timeZone: 'UTC', opening: [...week([1], '08:00', '24:00'), ...week([2], '00:00', '06:00')] }
    expect(stateOf(night, new Date('2026-11-30T20:00:00Z'))).toMatchObject({ closesAt: '2026-12-01T06:00:00.000Z' })
  })

  test('that are not known say nothing; those of closed days say when it is closed', () => {
    expect(openingState({ timeZone: 'UTC', opening: [] }, new Date())).toBeNull()
    const closed = { timeZone: 'UTC', opening: [{ day: 1, from: null, to: null, date: '2026-12-01' }] }
    expect(openingState(closed, new Date('2026-12-01T12:00:00Z'))).toEqual({
      isOpen: false,
      opensAt: null,
      closesAt: null,
    })
  })
})
