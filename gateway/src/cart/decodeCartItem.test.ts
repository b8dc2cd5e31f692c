import { expect, test } from 'vitest'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodeCartItem } from './decodeCartItem.ts'

const CART = { storeCode: 'hogar', cartKey: 'key', currencyCode: 'MXN' }

test('quantities and prices that come as text are numbers', () => {
  expect(decodeCartItem({ item_id: 7, sku: 'A', qty: '3', price: '99.50' }, CART)).toMatchObject({
    itemId: '7',
    quantity: 3,
    netPrice: 99.5,
  })
})

test.each([{ sku: 'A', qty: 1 }, { item_id: 7, qty: 1 }, { item_id: 7, sku: 'A', qty: 'many' }, null])(
  'a line that cannot be named or counted makes the cart unusable: %j',
  (item) => {
    expect(() => decodeCartItem(item, CART)).toThrow(UpstreamFailure)
  },
)
