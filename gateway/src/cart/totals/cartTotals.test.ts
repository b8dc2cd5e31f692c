import { expect, test } from 'vitest'
import { ROW } from '../../testing/creditPlatform.ts'
import { cartHash } from '../cartHash.ts'
import { cartTotals } from './cartTotals.ts'
import type { CartMapper } from '../mappers.ts'
import { segmentTitle } from './segmentTitle.ts'
import { decodeTotals } from './decodeTotals.ts'

const TOTALS = {
  grand_total: 8649,
  discount_amount: -500,
  shipping_amount: 150,
  shipping_incl_tax: 174,
  tax_amount: '1383.84',
  subtotal_incl_tax: 10438.84,
  coupon_code: 'BIENVENIDO',
  items: [
    {
      item_id: 66257,
      price_incl_tax: 10438.84,
      row_total_incl_tax: 10438.84,
      options: '[{"value":"Grey","label":"Color"}]',
    },
  ],
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 10438.84 },
    { code: 'shipping', title: 'Shipping & Handling (Flat Rate - Fixed)', value: null },
    { code: 'discount', title: 'Discount (BIENVENIDO)', value: -500 },
    { code: 'credit', title: 'Crédito', value: 1 },
    { code: 'grand_total', title: 'Grand Total', value: 10032.84 },
  ],
}
const context = { currencyCode: 'MXN', language: 'es-MX', hasShipping: true } as const
const shown = (given: object) => cartTotals(decodeTotals({ ...TOTALS, ...given })!, context)

test('what is paid is the row of the platform, not its total without tax', () => {
  expect(shown({})).toMatchObject({
    subtotal: { amount: '10438.84' },
    discount: { amount: '580.00' },
    shipping: { amount: '174.00' },
    tax: { amount: '1383.84' },
    grandTotal: { amount: '10032.84' },
  })
})

test('without that row it is the total and the tax, added exactly', () => {
  expect(shown({ total_segments: [], grand_total: 45.8, tax_amount: 9.38 }).grandTotal.amount).toBe('55.18')
})

test('shipping is null before a method is chosen', () => {
  expect(cartTotals(decodeTotals(TOTALS)!, { ...context, hasShipping: false }).shipping).toBeNull()
})

test('rows keep their order; a value that is not known yet is null, a discount is negative', () => {
  expect(shown({}).segments.map(({ code, value }) => [code, value?.amount ?? null])).toEqual([
    ['subtotal', '10438.84'],
    ['shipping', null],
    ['discount', '-500.00'],
    ['credit', '1.00'],
    ['grand_total', '10032.84'],
  ])
})

test('titles are in the store’s language and keep what stands in brackets', () => {
  expect(segmentTitle({ code: 'discount', title: 'Discount (BIENVENIDO)' }, 'de-DE')).toBe('Rabatt (BIENVENIDO)')
  expect(segmentTitle({ code: 'credit', title: 'Crédito' }, 'de-DE')).toBe('Crédito')
  expect(segmentTitle({ code: 'credit', title: '' }, 'de-DE')).toBe('credit')
})

test('options are JSON inside JSON, and none when that is broken', () => {
  expect(decodeTotals(TOTALS)?.items[0]?.options).toEqual([{ label: 'Color', value: 'Grey' }])
  expect(
    decodeTotals({ ...TOTALS, items: [{ item_id: 1, options: '{' }, { item_id: 2 }] })?.items.map(
      ({ options }) => options,
    ),
  ).toEqual([[], []])
  expect(decodeTotals('OK')).toBeNull()
  expect(decodeTotals({ grand_total: 'x' })).toBeNull()
})

const cart = (lines: Partial<CartMapper['lines'][number]>[]) => ({ key: 'k', lines }) as unknown as CartMapper
const state = { couponCode: null, checkout: null }
const A = { sku: 'A', quantity: 1, optionsChecksum: null, netPrice: 5 }
const B = { sku: 'B', quantity: 2, optionsChecksum: 'x' }

test('a cart’s hash changes with lines, coupon and methods, and with nothing else', () => {
  const hash = cartHash(cart([A, B]), state)
  expect(cartHash(cart([B, { ...A, netPrice: 6, itemId: '9', name: 'other' }]), state)).toBe(hash)
  const checkout = { address: null, carrierCode: 'a', methodCode: 'b', shippingTitle: null }
  const others = [
    cartHash(cart([A]), state),
    cartHash(cart([A, { ...B, quantity: 3 }]), state),
    cartHash(cart([A, { ...B, optionsChecksum: null }]), state),
    cartHash(cart([A, B]), { ...state, couponCode: 'X' }),
    cartHash(cart([A, B]), { ...state, checkout }),
    cartHash(cart([A, B]), { ...state, checkout: { ...checkout, paymentCode: 'c' } }),
    cartHash({ ...cart([A, B]), key: 'other' }, state),
  ]
  expect(new Set([hash, ...others]).size).toBe(8)
})

const CREDIT = { credit_payment_method_code: 'tienda_credito', credit_payment_method_title: 'Crédito Hogar' }

test('store credit is reported with its method, its title and the subtotal without it', () => {
  const credit = (extension_attributes: unknown) => shown({ extension_attributes }).credit
  expect(credit({ ...CREDIT, subtotal_without_credit: '9000.5' })).toEqual({
    methodCode: 'tienda_credito',
    title: 'Crédito Hogar',
    subtotalWithoutCredit: { amount: '9000.50', currencyCode: 'MXN' },
    offer: null,
  })
  const { offer } = credit({ ...CREDIT, subtotal_without_credit: 5_000, credit_offer: ROW }) ?? {}
  expect([offer?.kind, offer?.contract.total.amount, offer?.contract.cat]).toEqual(['MERCHANDISE', '7875.00', '134.4'])
  expect(credit({ ...CREDIT, credit_payment_method_title: ' ', subtotal_without_credit: 1 })?.title).toBe(
    'tienda_credito',
  )
})

test.each([
  [undefined],
  [null],
  [[]],
  [CREDIT],
  [{ ...CREDIT, credit_payment_method_code: '', subtotal_without_credit: 1 }],
  [{ ...CREDIT, subtotal_without_credit: 'much' }],
])('without all of it there is no credit: %j', (extension_attributes) => {
  expect(shown({ extension_attributes }).credit).toBeNull()
})
