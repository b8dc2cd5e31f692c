import { expect, test } from 'vitest'
import { FEW_LEFT_BELOW } from './limits.ts'
import { stockMessage } from './stockMessage.ts'

test('says nothing when stock could not be read', () => {
  expect(stockMessage(null)).toBeNull()
})

test.each([
  [{ status: 'OUT_OF_STOCK', quantity: 0 }, { kind: 'outOfStock' }],
  [{ status: 'VOLATILE', quantity: 2 }, { kind: 'volatile' }],
  [
    { status: 'OK', quantity: 2 },
    { kind: 'fewLeft', quantity: 2 },
  ],
  [{ status: 'OK', quantity: FEW_LEFT_BELOW }, { kind: 'available' }],
  [{ status: 'OK', quantity: null }, { kind: 'available' }],
])('%j says %j', (stock, message) => {
  expect(stockMessage(stock)).toEqual(message)
})
