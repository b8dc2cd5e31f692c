import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { STORES } from '@hogar/schema/stores.ts'
import { Kind } from 'graphql'
import { expect, test } from 'vitest'
import { type MessageKey, message } from './messages.ts'
import { userError } from './userError.ts'

const languages = [...new Set(STORES.map(({ language }) => language))]
const valuesOf = (name: string) =>
  loadTypeDefs()
    .definitions.flatMap((node) =>
      node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === name ? (node.values ?? []) : [],
    )
    .map(({ name: value }) => value.value)
const descriptions = new Map(
  loadTypeDefs().definitions.flatMap((node) =>
    node.kind === Kind.ENUM_TYPE_DEFINITION && /^(UserError|Notice)Code$/.test(node.name.value)
      ? (node.values ?? []).map(({ name, description }) => [name.value, description?.value ?? ''] as const)
      : [],
  ),
)
const keys = [
  ...valuesOf('UserErrorCode').filter((code) => code !== 'INVALID' && code !== 'REFUSED'),
  ...valuesOf('NoticeCode'),
] as MessageKey[]
const words = {
  providers: 'Google',
  name: 'Sofá',
  available: 3,
  minutes: 15,
  code: 'X',
  max: 50,
  kilobytes: 48,
  limit: 1,
  list: 'Sala',
  email: 'ana@example.mx',
  folio: 'Q-7',
  total: '$1,299.00',
  before: '$99.00',
  now: '$116.00',
}

test.each(languages)('%s has a sentence for every code, with nothing left open', (language) => {
  expect(keys.length).toBeGreaterThan(20)
  for (const key of keys) {
    const sentence = message(language, key, words)
    expect(sentence.length).toBeGreaterThan(10)
    expect(sentence).not.toMatch(/[{}]/)
  }
})

test.each([
  ['PRODUCT_ADDED', 'Product has been added to the cart!'],
  ['QUANTITY_UPDATED', 'Product quantity has been updated!'],
  [
    'STOCK_VOLATILE',
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  ],
  ['OUT_OF_STOCK', 'The product is out of stock and cannot be added to the cart!'],
  ['PRICE_UNKNOWN', 'Product price is unknown, product cannot be added to the cart!'],
  ['INSUFFICIENT_STOCK', 'The requested qty is not available'],
  ['NO_VARIANT_AVAILABLE', 'No available product variants'],
  ['CANCEL_OR_RETURN_FAILED', 'Order or product cancel or return failed'],
  ['COUPON_INVALID', 'Coupon code not valid'],
  ['EMAIL_TAKEN', 'A customer with the same email exists'],
  ['SIGN_IN_REFUSED', 'Account sign-in incorrect or temporarily disabled'],
  ['PASSWORD_LINK_INVALID', 'Password token mismatch'],
  ['PASSWORD_LINK_EXPIRED', 'Password reset deadline expired'],
  ['ACCOUNT_UPDATED', 'Account data has successfully been updated'],
  ['PASSWORD_CHANGED', 'Password has successfully been changed'],
  ['LOGGED_OUT', "You're logged out"],
  ['SMS_NOT_SENT', 'SMS not sent'],
  ['SMS_CODE_INCORRECT', 'Incorrect SMS code'],
  ['TOO_MANY_ATTEMPTS', 'Number of attempts exceeded'],
  ['WISH_LIST_NAME_TAKEN', 'Wishlist name already exists'],
  ['WISH_LIST_OUT_OF_STOCK', 'Cannot add product without stock to wishlist.'],
  ['WISH_LIST_PRODUCT_ADDED', 'Product {productName} has been added to wishlist!'],
])('what %s says is described in the words of the catalogue', (code, english) => {
  expect(descriptions.get(code)).toContain(`English: "${english}"`)
})

test('the languages fill in the same words', () => {
  const open = (language: (typeof languages)[number], key: MessageKey) =>
    message(language, key)
      .match(/\{\w+\}/g)
      ?.sort() ?? []
  for (const key of keys) for (const language of languages) expect(open(language, key)).toEqual(open('es-MX', key))
})

test('a refusal names line, SKU and what is left', () => {
  expect(
    userError('de-DE', 'INSUFFICIENT_STOCK', {
      field: ['lines', 0, 'quantity'],
      sku: 'A',
      availableQuantity: 3,
      words: { name: 'Lampe', available: 3 },
    }),
  ).toEqual({
    code: 'INSUFFICIENT_STOCK',
    message: 'Die gewünschte Menge ist nicht verfügbar: Von Lampe sind noch 3 da.',
    field: ['lines', '0', 'quantity'],
    sku: 'A',
    availableQuantity: 3,
  })
})
