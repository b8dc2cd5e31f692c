import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { describe, expect, test } from 'vitest'
import { decodeOrder } from './decodeOrder.ts'
import { orderProgress, orderStatus, orderStatusLabel } from './orderStatus.ts'

const ORDER = { increment_id: 102, created_at: '2026-11-20T11:21:28.325Z', grand_total: '116.00', status: 'Order sent' }

test('an order needs a number, a date and a total', () => {
  expect(decodeOrder(ORDER, DEFAULT_STORE)).toMatchObject({
    number: '102',
    total: 116,
    status: 'SHIPPED',
    lines: [],
    shippingAddress: null,
  })
  expect(decodeOrder({ ...ORDER, created_at: 'soon' }, DEFAULT_STORE)).toBeNull()
  expect(decodeOrder({ ...ORDER, grand_total: null }, DEFAULT_STORE)).toBeNull()
  expect(decodeOrder(null, DEFAULT_STORE)).toBeNull()
})

test('an order says in which store it was placed, when it last changed, and to whom it is billed', () => {
  const told = {
    store_code: 'viu',
    updated_at: '2026-11-21 10:00:00',
    billing_address: { firstname: 'Ana', city: 'León', country_id: 'MX' },
  }
  expect(decodeOrder({ ...ORDER, ...told }, DEFAULT_STORE)).toMatchObject({
    storeCode: DEFAULT_STORE.code,
    placedIn: 'viu',
    updatedAt: expect.stringMatching(/^2026-11-21T/),
    billingAddress: { firstName: 'Ana', city: 'León' },
  })
  expect(decodeOrder(ORDER, DEFAULT_STORE)).toMatchObject({ placedIn: null, updatedAt: null, billingAddress: null })
})

test('a bundle is identified by its own SKU, and its choices have the form of an input', () => {
  const items = [
    {
      sku: 'KIT-A-B',
      product_sku: 'KIT',
      product_type: 'bundle',
      qty_ordered: '2',
      price: 10,
      name: 'Kit',
      options: [{ label: 'Colchón', value: 'A' }, {}],
      product_option: {
        extension_attributes: {
          custom_options: [{ option_id: 13, option_value: 'Para Ana' }],
          bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [4, 5] }],
        },
      },
    },
  ]
  expect(decodeOrder({ ...ORDER, items }, DEFAULT_STORE)?.lines).toMatchObject([
    {
      sku: 'KIT',
      quantity: 2,
      unitPrice: 10,
      rowTotal: 20,
      options: [{ label: 'Colchón', value: 'A' }],
      chosen: {
        customOptions: [{ optionId: '13', value: 'Para Ana' }],
        bundleOptions: [{ optionId: '1', selectionIds: ['4', '5'], quantity: 2 }],
      },
    },
  ])
})

test.each([
  ['pending', 'PENDING', { status: 'PENDING', progress: 'PAYMENT_PREVIEW' }],
  ['PROCESSING', 'PROCESSING', { status: 'PROCESSING', progress: 'PAYMENT_CONFIRMED' }],
  ['Authorized', 'AUTHORIZED', { status: 'PROCESSING', progress: 'PAYMENT_CONFIRMED' }],
  ['approved', 'APPROVED', { status: 'PROCESSING', progress: 'PAYMENT_CONFIRMED' }],
  ['Partially approved', 'PARTIALLY_APPROVED', { status: 'PENDING', progress: 'PAYMENT_PREVIEW' }],
  ['partially authorized', 'PARTIALLY_AUTHORIZED', { status: 'PENDING', progress: 'PAYMENT_PREVIEW' }],
  ['partially rejected', 'PARTIALLY_REJECTED', { status: 'PENDING', progress: 'PAYMENT_PREVIEW' }],
  ['order sent', 'ORDER_SENT', { status: 'SHIPPED', progress: 'ORDER_SENT' }],
  ['order delivered', 'ORDER_DELIVERED', { status: 'DELIVERED', progress: 'ORDER_DELIVERED' }],
  ['complete', 'ORDER_DELIVERED', { status: 'DELIVERED', progress: 'ORDER_DELIVERED' }],
  ['processed and closed', 'PROCESSED_AND_CLOSED', { status: 'DELIVERED', progress: 'ORDER_DELIVERED' }],
  ['denied', 'DENIED', { status: 'CANCELED', progress: null }],
  ['rejected', 'REJECTED', { status: 'CANCELED', progress: null }],
  ['cancelled', 'CANCELED', { status: 'CANCELED', progress: null }],
  ['something new', 'PENDING', { status: 'PENDING', progress: 'PAYMENT_PREVIEW' }],
  [null, 'PENDING', { status: 'PENDING', progress: 'PAYMENT_PREVIEW' }],
] as const)('an order that is %s is labelled %s, and is %j', (word, label, { status, progress }) => {
  expect(orderStatusLabel(word)).toBe(label)
  expect(orderStatus(label)).toBe(status)
  expect(orderProgress(label)).toBe(progress)
})

test('the delivery company’s words are plain text, without markup', () => {
  const sent = { ...ORDER, guide_number: ' <b>MX-1</b> ', delivery_company: 'Estafeta' }
  expect(decodeOrder(sent, DEFAULT_STORE)).toMatchObject({ guideNumber: 'MX-1', deliveryCompany: 'Estafeta' })
  expect(decodeOrder(ORDER, DEFAULT_STORE)).toMatchObject({ guideNumber: null, deliveryCompany: null })
})

test.each([
  ['https://pay.example/pay/code', 'pending_payment', 'https://pay.example/pay/code'],
  ['http://127.0.0.1:5000/pay/code', 'pending_payment', 'http://127.0.0.1:5000/pay/code'],
  ['https://pay.example/pay/code', 'processing', null],
  ['https://pay.example/pay/code', 'canceled', null],
  ['javascript:alert(1)', 'pending_payment', null],
  ['no address', 'pending_payment', null],
  [null, 'pending_payment', null],
])('the page to pay %s while %s is %s', (url, status, expected) => {
  expect(decodeOrder({ ...ORDER, status, payment: { method: 'card', url } }, DEFAULT_STORE)?.paymentUrl).toBe(expected)
})

test('an order that was sent before its money came has its page to pay, without a deadline', () => {
  const url = 'https://pay.example/pay/code'
  const payment = { method: 'card', url, pay_before: '2026-11-30T12:00:00.000Z' }
  const sent = (due: number) => decodeOrder({ ...ORDER, status: 'order sent', total_due: due, payment }, DEFAULT_STORE)
  expect(sent(522)).toMatchObject({ status: 'SHIPPED', paymentUrl: url, payBefore: null, dueTotal: 522 })
  expect(sent(0)).toMatchObject({ paymentUrl: null })
})

describe('store credit of an order', () => {
  const credit = { amount: 4_999, months: 12, approved: null, request: 'S-7KD29MXF', invoice: null }
  const payment = { method: 'storecredit', pay_before: '2026-11-30T12:00:00.000Z', credit }
  const decoded = (status: string, fields: object = {}) =>
    decodeOrder({ ...ORDER, status, payment: { ...payment, credit: { ...credit, ...fields } } }, DEFAULT_STORE)

  test('names its application and the time for that, which is no time for a payment', () => {
    expect(decoded('pending')).toMatchObject({
      payBefore: null,
      credit: { amount: 4_999, approved: null, applicationNumber: 'S-7KD29MXF', applyBefore: payment.pay_before },
    })
  })

  test('has a rest that a card pays until its time, and none while the offer is not accepted', () => {
    const url = 'https://pay.example/pay/a-code'
    const part = { ...credit, approved: 3_000, rest: 1_999 }
    const order = decodeOrder(
      { ...ORDER, status: 'partially authorized', payment: { ...payment, url, credit: part } },
      DEFAULT_STORE,
    )
    expect(order).toMatchObject({
      status: 'PENDING',
      paymentUrl: url,
      payBefore: payment.pay_before,
      credit: { approved: 3_000, rest: 1_999, applyBefore: null },
    })
    expect(decoded('partially authorized', { approved: 3_000, rest: null })).toMatchObject({
      payBefore: null,
      credit: { rest: null, applyBefore: payment.pay_before },
    })
    expect(decoded('authorized', { rest: 0 })).toMatchObject({ payBefore: null, credit: { rest: null } })
  })

  test('names the credit once it is authorized, and no time any more', () => {
    expect(decoded('authorized', { approved: 4_999, invoice: 'F1007' })).toMatchObject({
      status: 'PROCESSING',
      credit: { approved: 4_999, creditNumber: 'F1007', applyBefore: null },
    })
  })

  test.each([{ amount: null }, { amount: 0 }, { amount: 'x' }])('is none with %j', (fields) => {
    expect(decoded('pending', fields)?.credit).toBeNull()
    expect(decodeOrder(ORDER, DEFAULT_STORE)?.credit).toBeNull()
  })

  test('has no number that could not stand in an address', () => {
    const credit = decoded('pending', { request: '../x', invoice: 'a b' })?.credit
    expect(credit).toMatchObject({ applicationNumber: null, creditNumber: null })
  })
})

test.each([
  [{ total_paid: 3_048.5 }, 3_048.5],
  [{ total_paid: 0 }, 0],
  [{ total_paid: null }, null],
  [{}, null],
])('an order with %j was paid with %s', (told, expected) => {
  expect(decodeOrder({ ...ORDER, ...told }, DEFAULT_STORE)?.paidTotal).toBe(expected)
})

test('a row without a total is its units at their price, to the cent', () => {
  const items = [{ sku: 'A', qty_ordered: 3, price_incl_tax: 1.005 }]
  expect(decodeOrder({ ...ORDER, items }, DEFAULT_STORE)?.lines[0]?.rowTotal).toBe(3.015)
})

test.each([
  [{ total_due: 499, total_refunded: 0 }, [499, 0]],
  [{ total_due: '499.00', total_refunded: '10.50', status: 'order delivered' }, [499, 10.5]],
  [{ total_due: 116, status: 'canceled' }, [0, null]],
  [{}, [null, null]],
])('an order with %j has %j still to pay and refunded', (said, expected) => {
  const order = decodeOrder({ ...ORDER, ...said }, DEFAULT_STORE)
  expect([order?.dueTotal, order?.refundedTotal]).toEqual(expected)
})
