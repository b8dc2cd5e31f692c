import { expect, test } from 'vitest'
import { deliveryDays } from './deliveryDays.ts'

test.each([
  ['2026-11-26', '2026-11-26', { kind: 'day', day: '2026-11-26' }],
  ['2026-11-26', '2026-11-30', { kind: 'between', from: '2026-11-26', to: '2026-11-30', fromHasMonth: false }],
  ['2026-11-30', '2026-12-02', { kind: 'between', from: '2026-11-30', to: '2026-12-02', fromHasMonth: true }],
  ['2026-12-30', '2027-12-02', { kind: 'between', from: '2026-12-30', to: '2027-12-02', fromHasMonth: true }],
  ['2026-11-30', '2026-11-26', { kind: 'between', from: '2026-11-26', to: '2026-11-30', fromHasMonth: false }],
])('from %s to %s is shown as %j', (earliest, latest, told) => {
  expect(deliveryDays({ earliest, latest })).toEqual(told)
})
