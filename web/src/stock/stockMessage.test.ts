import { expect, test } from 'vitest'
import { stockMessage } from './stockMessage.ts'

test('says nothing when stock could not be read', () => {
  expect(stockMessage(null)).toBeNull()
})

test.each([
  [{ status: 'OUT_OF_STOCK', quantity: 0, isLow: false }, { kind: 'outOfStock' }],
  [{ status: 'VOLATILE', quantity: 2, isLow: false }, { kind: 'volatile' }],
  [
    { status: 'OK', quantity: 9, isLow: true },
    { kind: 'fewLeft', quantity: 9 },
  ],
  [{ status: 'OK', quantity: 2, isLow: false }, { kind: 'available' }],
  [{ status: 'OK', quantity: null, isLow: false }, { kind: 'available' }],
])('%j says %j', (stock, message) => {
  expect(stockMessage(stock)).toEqual(message)
})
