import { expect, test } from 'vitest'
import { stockStatus } from './stockStatus.ts'

const item = (isInStock: boolean | null, quantity: number | null = 7, isManaged = true) => ({
  sku: 'SOFA',
  productId: 1,
  quantity,
  isInStock,
  isManaged,
})

test.each([
  ['in stock', item(true), { status: 'OK', quantity: 7 }],
  ['out of stock, regardless of the quantity', item(false), { status: 'OUT_OF_STOCK', quantity: 0 }],
  ['that the platform says nothing of', item(null), { status: 'VOLATILE', quantity: 7 }],
  ['that the platform says nothing of, nor how many', item(null, null), { status: 'VOLATILE', quantity: null }],
  ['that is sold without being counted', item(true, 7, false), { status: 'OK', quantity: null }],
])('something %s', (_what, answered, told) => {
  expect(stockStatus(answered, true)).toEqual({ ...told, isManaged: answered.isManaged })
})

test('what is made of others has no number of its own', () => {
  expect(stockStatus(item(true), false)).toEqual({ status: 'OK', quantity: null, isManaged: true })
  expect(stockStatus(item(false), false)).toEqual({ status: 'OUT_OF_STOCK', quantity: null, isManaged: true })
})

test('what the platform does not know has no stock, rather than none left', () => {
  expect(stockStatus(null, true)).toBeNull()
})
