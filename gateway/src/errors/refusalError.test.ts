import { expect, test } from 'vitest'
import { refusalError } from './refusalError.ts'

const LINE = { index: 2, sku: 'SOFA', name: 'Sofá' }

test.each([
  {
    status: 400,
    message: 'The requested qty is not available: SOFA, 3 left',
    code: 'INSUFFICIENT_STOCK',
    available: 3,
  },
  { status: 400, message: 'The requested qty is not available: SOFA, 0 left', code: 'OUT_OF_STOCK', available: 0 },
  { status: 400, message: 'The requested qty is not available', code: 'INSUFFICIENT_STOCK', available: null },
  {
    status: 400,
    message: 'Product that you are trying to add is not available.',
    code: 'OUT_OF_STOCK',
    available: null,
  },
  { status: 400, message: 'There are no source items with the in stock status', code: 'OUT_OF_STOCK', available: null },
  { status: 400, message: 'You need to choose options for your item.', code: 'OPTIONS_REQUIRED', available: null },
  {
    status: 404,
    message: "The product that was requested doesn't exist. Verify the product and try again.",
    code: 'PRODUCT_NOT_FOUND',
    available: null,
  },
  { status: 404, message: "The 3c83 Cart doesn't contain the 7 item.", code: 'LINE_NOT_FOUND', available: null },
  { status: 404, message: 'No such entity with cartId = 3c83', code: 'CART_NOT_FOUND', available: null },
  {
    status: 400,
    message: 'Error placing an order. The requested Payment Method is not available.',
    code: 'PAYMENT_METHOD_UNAVAILABLE',
    available: null,
  },
  {
    status: 409,
    message: 'Error placing an order. The total is 1198.00 MXN now.',
    code: 'TOTAL_CHANGED',
    available: null,
  },
  {
    status: 409,
    message: 'Error placing an order. The credit line does not cover it.',
    code: 'CREDIT_LINE_CHANGED',
    available: null,
  },
  {
    status: 400,
    message: 'Error placing an order. The coupon UNAVEZ is used up.',
    code: 'COUPON_INVALID',
    available: null,
  },
])('$status "$message" is $code', ({ status, message, code, available }) => {
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
  for (const message of ['HTTP ERROR undefined', 'TypeError: x is not a function', 'no answer from http://10.0.0.7/']) {
    expect(refusalError('it-IT', { status: 400, message }).message).toBe('Questa modifica non è riuscita.')
  }
})
