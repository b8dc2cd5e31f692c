import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { answerBefore } from './answerDay.ts'
import { type DecisionFacts, decideApplication } from './decideApplication.ts'
import { canMove } from './moves.ts'

type Told = Partial<Omit<DecisionFacts, 'amount' | 'home'>> &
  Readonly<{ amount?: number; home?: readonly [free: number, daysLate: number] }>

const decided = ({ amount = 5_000, home, ...facts }: Told) => {
  const decision = decideApplication({
    kind: 'CREDILANA',
    isBlocked: false,
    hasFlaggedFile: false,
    addressAge: '1-3A',
    ...facts,
    amount: new Big(amount),
    home: home ? { free: new Big(home[0]), daysLate: home[1] } : null,
  })
  if ('approved' in decision) return `${decision.status} ${decision.approved.toString()}`
  return 'reason' in decision ? `${decision.status} ${decision.reason}` : decision.status
}

describe('a decision', () => {
  test.each<[Told, string]>([
    [{}, 'APPROVED 5000'],
    // The block list comes before everything.
    [{ isBlocked: true, hasFlaggedFile: true, home: [0, 30] }, 'DENIED HISTORY'],
    // Late payments.
    [{ home: [58_000, 7] }, 'APPROVED 5000'],
    [{ home: [58_000, 8] }, 'DENIED OVERDUE'],
    [{ home: [0, 8], hasFlaggedFile: true }, 'DENIED OVERDUE'],
    // Files.
    [{ hasFlaggedFile: true, addressAge: '0-6M' }, 'NEEDS_FILES'],
    [{ hasFlaggedFile: true, home: [0, 0] }, 'NEEDS_FILES'],
    // Newly moved.
    [{ addressAge: '0-6M' }, 'PARTIALLY_APPROVED 3000'],
    [{ addressAge: '0-6M', amount: 3_500 }, 'PARTIALLY_APPROVED 3000'],
    [{ addressAge: '0-6M', amount: 3_000 }, 'APPROVED 3000'],
    [{ addressAge: '6-12M' }, 'APPROVED 5000'],
    [{ addressAge: '0-6M', home: [5_000, 0] }, 'APPROVED 5000'],
    // Free part of the line.
    [{ amount: 12_000, home: [12_000, 0] }, 'APPROVED 12000'],
    [{ amount: 12_500, home: [12_000, 0] }, 'PARTIALLY_APPROVED 12000'],
    [{ amount: 12_500, home: [6_934.23, 0] }, 'PARTIALLY_APPROVED 6500'],
    [{ amount: 12_500, home: [6_934.23, 0], kind: 'MENUDEO' }, 'PARTIALLY_APPROVED 6934.23'],
    [{ amount: 2_000, home: [1_000, 0] }, 'PARTIALLY_APPROVED 1000'],
    [{ amount: 2_000, home: [999.99, 0] }, 'DENIED LINE'],
    [{ amount: 2_000, home: [1_499.99, 0] }, 'PARTIALLY_APPROVED 1000'],
    [{ amount: 2_000, home: [0, 0] }, 'DENIED LINE'],
    [{ amount: 2_000, home: [-50, 0] }, 'DENIED LINE'],
    [{ amount: 2_000, home: [999.99, 0], kind: 'MENUDEO' }, 'DENIED LINE'],
  ])('about %j is %s', (facts, expected) => {
    expect(decided(facts)).toBe(expected)
  })

  test('never approves more than was asked for, or than is free', () => {
    for (let amount = 1_000; amount <= 58_000; amount += 1_500)
      for (const free of [0, 999.5, 1_000, 5_432.1, 30_000, 58_000]) {
        const [, approved] = decided({ amount, home: [free, 0] }).split(' ')
        if (approved !== 'LINE') expect(Number(approved)).toBeLessThanOrEqual(Math.min(amount, free))
      }
  })
})

describe('an answer is due at noon', () => {
  test.each([
    ['2026-11-27T18:00:00Z', 500, '2026-11-30'],
    ['2026-11-27T18:00:00Z', 5_000, '2026-11-30'],
    ['2026-11-27T18:00:00Z', 5_000.01, '2026-12-01'],
    ['2026-11-27T18:00:00Z', 20_000, '2026-12-01'],
    ['2026-11-27T18:00:00Z', 20_500, '2026-12-02'],
    ['2026-11-28T05:00:00Z', 5_000, '2026-11-30'], // late on Friday in Mexico City
    ['2026-11-30T05:00:00Z', 5_000, '2026-11-30'], // late on Sunday
    ['2026-11-30T06:00:00Z', 5_000, '2026-12-01'],
    ['2026-12-24T18:00:00Z', 5_000, '2026-12-28'],
  ])('at %s for %d: on %s', (now, amount, day) => {
    expect(answerBefore(new Date(now), String(amount)).toISOString()).toBe(`${day}T18:00:00.000Z`)
  })
})

test('an application moves as it may, and no other way', () => {
  const all = [
    'DRAFT', 'SUBMITTED', 'NEEDS_FILES', 'PARTIALLY_APPROVED', 'APPROVED', 'ACTIVE', 'DENIED', 'EXPIRED', 'CANCELED',
  ] as const // prettier-ignore
  const moves = all.flatMap((from) => all.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`))
  expect(moves).toEqual([
    'DRAFT SUBMITTED',
    'DRAFT EXPIRED',
    'DRAFT CANCELED',
    'SUBMITTED NEEDS_FILES',
    'SUBMITTED PARTIALLY_APPROVED',
    'SUBMITTED APPROVED',
    'SUBMITTED DENIED',
    'SUBMITTED CANCELED',
    'NEEDS_FILES SUBMITTED',
    'NEEDS_FILES CANCELED',
    'PARTIALLY_APPROVED APPROVED',
    'PARTIALLY_APPROVED CANCELED',
    'APPROVED ACTIVE',
  ])
})
