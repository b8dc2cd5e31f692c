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

test.each([
  ['The requested qty is not available', LINE, 'La cantidad solicitada no está disponible: Sofá.'],
  [
    'Error placing an order. The requested qty is not available',
    undefined,
    'La cantidad solicitada de un producto no está disponible.',
  ],
  [
    'Error placing an order. Product that you are trying to add is not available.',
    undefined,
    'La cantidad solicitada de un producto no está disponible.',
  ],
])('"%s" is said without a number or a name that the platform does not send', (message, line, said) => {
  expect(refusalError('es-MX', { status: 400, message }, line).message).toBe(said)
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

const SOME = {
  minimum: 100,
  maximum: 10_000,
  currency: 'MXN',
  max: 60,
  first: '2026-11-30',
  last: '2027-02-28',
}

test.each([
  ['GIFT_CARD_AMOUNT', 'GIFT_CARD_AMOUNT', '$100.00', '$10,000.00'],
  ['GIFT_CARD_RECIPIENT_NAME', 'GIFT_CARD_RECIPIENT_NAME', '60', ''],
  ['GIFT_CARD_RECIPIENT_EMAIL', 'GIFT_CARD_RECIPIENT_EMAIL', '', ''],
  ['GIFT_CARD_MESSAGE', 'GIFT_CARD_MESSAGE', '60', ''],
  ['GIFT_CARD_DAY', 'GIFT_CARD_DAY', '2026', '2027'],
  ['OPTION_TEXT_TOO_LONG', 'INVALID', '', ''],
])('the reason %s is %s in each language, with its bounds', (reason, code, ...words) => {
  const refusal = { status: 400, message: 'Words of the platform', meta: { ...SOME, reason } }
  const said = (['es-MX', 'en', 'de-DE', 'it-IT'] as const).map((language) => refusalError(language, refusal, LINE))
  for (const error of said) {
    expect(error).toMatchObject({ code, sku: 'SOFA', field: ['lines', '2', 'customOptions'] })
    expect(error.message).not.toMatch(/[{}]|Words of the platform/)
  }
  for (const word of words) expect(said[0]?.message).toContain(word)
  expect(new Set(said.map(({ message }) => message)).size).toBe(4)
})

test('a day that is none has no bounds, and a reason without its bounds keeps the platform’s words', () => {
  const refuse = (reason: string) => refusalError('en', { status: 400, message: 'No.', meta: { reason } }, LINE)
  expect(refuse('GIFT_CARD_DAY').message).toBe('Choose another day on which the gift card is sent.')
  expect(refuse('GIFT_CARD_AMOUNT')).toMatchObject({ code: 'REFUSED', message: 'No.' })
  expect(refuse('SOMETHING_ELSE')).toMatchObject({ code: 'REFUSED', message: 'No.' })
})

test.each([
  ['Error while adding shipping address. Carrier with such method not found: a, b', 'SHIPPING_METHOD_UNAVAILABLE'],
  ['The shipping address is missing. Set the address and try again.', 'SHIPPING_REQUIRED'],
  ['Error while adding billing address. The billing address is missing.', 'SHIPPING_REQUIRED'],
  ['Please set the country of the shipping address.', 'SHIPPING_REQUIRED'],
  ['Error placing an order. It cannot be paid in this number of months.', 'PAYMENT_METHOD_UNAVAILABLE'],
  ['The requested term of credit is not available.', 'PAYMENT_METHOD_UNAVAILABLE'],
  ['The wallet balance is too low.', 'PAYMENT_METHOD_UNAVAILABLE'],
  ['A guest has no wallet', 'PAYMENT_METHOD_UNAVAILABLE'],
  ['There is nothing in the cart to share', 'CART_EMPTY'],
  ['The "7" Cart doesn\'t contain products.', 'CART_EMPTY'],
  ['This Idempotency-Key was used for another request', 'IDEMPOTENCY_MISMATCH'],
  ['At most 20 quotes are kept', 'QUOTE_LIMIT'],
  ['A customer has at most 20 addresses', 'ADDRESS_LIMIT'],
  ['The requested qty exceeds the maximum qty allowed in shopping cart (10000).', 'INVALID_QUANTITY'],
  ['The product quantity should be a whole number greater than 0.', 'INVALID_QUANTITY'],
])('a shopper reads the shop’s own text for “%s”: %s', (message, code) => {
  for (const status of [400, 404, 409]) {
    const refused = refusalError('es-MX', { status, message }, LINE)
    expect([refused.code, refused.message.includes(message)]).toEqual([code, false])
  }
})
