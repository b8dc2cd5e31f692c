import { expect, test } from 'vitest'
import { listRefusal, wishRefusal } from './wishListRefusal.ts'

const messageLanguage = 'es-MX'
const wish = { sku: 'LAMP', name: 'Lámpara' }

test.each([
  [400, 'Wishlist name already exists', 'WISH_LIST_NAME_TAKEN'],
  [500, 'A list of this name already exists.', 'WISH_LIST_NAME_TAKEN'],
  [400, 'something else', 'WISH_LIST_NOT_CREATED'],
  [500, 'something else', 'WISH_LIST_NOT_CREATED'],
  [400, 'At most 20 wishlists may be kept', 'WISH_LIST_LIMIT'],
  [404, 'No such wishlist', 'WISH_LIST_NOT_FOUND'],
  [409, 'This Idempotency-Key was used for another request', 'IDEMPOTENCY_MISMATCH'],
])('a list that is refused with %i “%s” is %s', (status, message, code) => {
  expect(listRefusal({ messageLanguage }, { status, message })).toMatchObject({ code })
})

test('a list that was not made for no known reason says so in the words of the requirements', () => {
  expect(listRefusal({ messageLanguage }, { status: 500, message: '' }).message).toBe('Lista no creada')
})

test.each([
  [400, 'Cannot add product without stock to wishlist.', 'WISH_LIST_OUT_OF_STOCK'],
  [400, 'At most 100 products may be on a wishlist', 'WISH_LIST_FULL'],
  [404, 'The Product with the "LAMP" SKU doesn\'t exist.', 'PRODUCT_NOT_FOUND'],
  [404, 'No such wishlist', 'WISH_LIST_NOT_FOUND'],
  [409, 'Later', 'REFUSED'],
])('a product that is refused with %i “%s” is %s', (status, message, code) => {
  expect(wishRefusal({ messageLanguage }, { status, message }, wish)).toMatchObject({ code })
})
