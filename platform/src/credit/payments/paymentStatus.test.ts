import { expect, test } from 'vitest'
import { bookedStatus, mayMove, type PaymentStatus } from './paymentStatus.ts'

const STATES: readonly PaymentStatus[] = ['PENDING', 'PROCESSING', 'APPLIED', 'PARTIALLY_APPLIED', 'EXPIRED', 'UNMATCHED', 'CANCELED'] // prettier-ignore
const ALLOWED = [
  'PENDING PROCESSING',
  'PENDING EXPIRED',
  'PENDING CANCELED',
  'PROCESSING APPLIED',
  'PROCESSING PARTIALLY_APPLIED',
  'EXPIRED PROCESSING',
  'EXPIRED UNMATCHED',
  'CANCELED UNMATCHED',
  'UNMATCHED APPLIED',
]

test('a payment makes these moves and no others', () => {
  const moves = STATES.flatMap((from) => STATES.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`))
  expect(moves.toSorted()).toEqual(ALLOWED.toSorted())
})

test.each([
  { from: 'PROCESSING', totalCents: 10_000, receivedCents: 10_000, to: 'APPLIED' },
  { from: 'PROCESSING', totalCents: 10_000, receivedCents: 12_000, to: 'APPLIED' },
  { from: 'PROCESSING', totalCents: 10_000, receivedCents: 9_999, to: 'PARTIALLY_APPLIED' },
  { from: 'UNMATCHED', totalCents: 10_000, receivedCents: 5_000, to: 'APPLIED' },
] as const)('$from: of $totalCents cents $receivedCents came: $to', ({ from, totalCents, receivedCents, to }) => {
  expect(bookedStatus(from, { totalCents, receivedCents })).toBe(to)
})
