import { expect, test } from 'vitest'
import { creditState } from './creditState.ts'

test.each([
  [{ status: 'PENDING', statusLabel: 'PENDING', isDue: true, hasRest: false }, 'apply'],
  [{ status: 'PENDING', statusLabel: 'PENDING', isDue: false, hasRest: false }, 'review'],
  [{ status: 'PENDING', statusLabel: 'PARTIALLY_AUTHORIZED', isDue: true, hasRest: false }, 'part'],
  [{ status: 'PENDING', statusLabel: 'PARTIALLY_AUTHORIZED', isDue: false, hasRest: true }, 'rest'],
  [{ status: 'PROCESSING', statusLabel: 'AUTHORIZED', isDue: false, hasRest: false }, 'authorized'],
  [{ status: 'SHIPPED', statusLabel: 'ORDER_SENT', isDue: false, hasRest: false }, 'authorized'],
  [{ status: 'CANCELED', statusLabel: 'DENIED', isDue: false, hasRest: false }, 'denied'],
  [{ status: 'CANCELED', statusLabel: 'CANCELED', isDue: true, hasRest: false }, 'canceled'],
] as const)('the credit of an order %j is in the state %s', (order, state) => {
  expect(creditState(order)).toBe(state)
})
