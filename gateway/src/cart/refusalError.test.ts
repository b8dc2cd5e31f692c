import { expect, test } from 'vitest'
import { refusalError } from './refusalError.ts'

const LINE = { index: 2, sku: 'SOFA', name: 'Sofá' }

test.each([
  [400, 'The requested qty is not available: SOFA, 3 left', 'INSUFFICIENT_STOCK', 3],
  [400, 'The requested qty is not available: SOFA, 0 left', 'OUT_OF_STOCK', 0],
  [400, 'The requested qty is not available', 'INSUFFICIENT_STOCK', null],
  [400, 'Product that you are trying to add is not available.', 'OUT_OF_STOCK', null],
  [400, 'There are no source items with the in stock status', 'OUT_OF_STOCK', null],
  [400, 'You need to choose options for your item.', 'OPTIONS_REQUIRED', null],
  [404, "The product that was requested doesn't exist. Verify the product and try again.", 'PRODUCT_NOT_FOUND', null],
  [404, "The 3c83 Cart doesn't contain the 7 item.", 'LINE_NOT_FOUND', null],
  [404, 'No such entity with cartId = 3c83', 'CART_NOT_FOUND', null],
  [400, 'Error placing an order. The requested Payment Method is not available.', 'REFUSED', null],
])('%d "%s" is %s', (status, message, code, available) => {
  expect(refusalError('es-MX', { status, message }, LINE)).toMatchObject({ code, availableQuantity: available })
})

test('an order’s refusal names the SKU that it is about', () => {
  const message = 'Error while adding products. The requested qty is not available: SOFA-GRY, 2 left'
  expect(refusalError('de-DE', { status: 500, message })).toMatchObject({
    code: 'INSUFFICIENT_STOCK',
    sku: 'SOFA-GRY',
    availableQuantity: 2,
    field: null,
  })
})

test('what the platform says in words of its own is passed on without markup; where it says nothing, we do', () => {
  expect(refusalError('it-IT', { status: 400, message: 'Solo <b>due</b> &amp; basta' })).toMatchObject({
    code: 'REFUSED',
    message: 'Solo due & basta',
  })
  expect(refusalError('it-IT', { status: 400, message: 'HTTP ERROR undefined' }).message).toBe(
    'Non è stato possibile fare questa modifica.',
  )
})
