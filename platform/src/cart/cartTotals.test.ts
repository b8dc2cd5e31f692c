import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storeOrDefault } from '../stores.ts'
import { cartTotals, priceInclTax, toCents } from './cartTotals.ts'
import type { Discount, PricedLine, PaymentCharge, ShippingCharge } from './cartTotals.ts'

const store = storeOrDefault('hogar')

const amount = fc.integer({ min: 0, max: 9_999_999_999 }).map((units) => new Big(units).div(10_000))
const line = fc.record({
  qty: fc.integer({ min: 1, max: 50 }),
  unitPrice: amount,
  taxPercent: fc.constantFrom(0, 16, 19, 22),
})
const lines = fc.array(line, { maxLength: 8 }).map((list) =>
  list.map((entry, position): PricedLine => ({
    ...entry,
    itemId: position + 1,
    name: 'x',
    taxCode: `T${entry.taxPercent}`,
    options: [],
  })),
)
const shipping = fc.option(
  amount.map((value): ShippingCharge => ({ amount: value, taxPercent: 16, taxCode: 'T16', title: 'x' })),
  { nil: null },
)
const payment = fc.option(
  fc.tuple(amount, fc.constantFrom('0', '0.575')).map(([value, interest]): PaymentCharge => ({
    code: 'x',
    amount: value,
    interest: new Big(interest),
    taxPercent: 16,
    taxCode: 'T16',
    title: 'x',
  })),
  { nil: null },
)
const percent = fc
  .integer({ min: 0, max: 100 })
  .map((value): Discount => ({ code: 'C', kind: 'percent', value: new Big(value) }))
const fixed = amount.map((value): Discount => ({ code: 'C', kind: 'fixed', value }))
const free = fc.constant<Discount>({ code: 'C', kind: 'free_shipping', value: new Big(0) })
const carts = fc.record({
  store: fc.constant(store),
  lines,
  shipping,
  payment,
  discount: fc.option(fc.oneof(percent, fixed, free), { nil: null }),
})

const sum = (values: readonly (number | null)[]) =>
  values.reduce<Big>((total, value) => total.plus(value ?? 0), new Big(0)).toNumber()

describe('whatever is in the cart', () => {
  test('the segments above the grand total add up to it', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const segments = cartTotals(cart).total_segments
        const above = segments.filter((segment) => segment.code !== 'grand_total').map((segment) => segment.value)
        expect(sum(above)).toBe(segments.at(-1)!.value)
      }),
    )
  })
  test('nothing is negative, and a discount never exceeds the subtotal', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = cartTotals(cart)
        expect(totals.grand_total).toBeGreaterThanOrEqual(0)
        expect(Math.min(0, ...totals.items.map((item) => item.tax_amount))).toBe(0)
        expect(Math.min(0, ...totals.items.map((item) => item.row_total_with_discount))).toBe(0)
        expect(-totals.discount_amount).toBeLessThanOrEqual(totals.subtotal)
      }),
    )
  })
  test('the lines carry the whole discount, tax and subtotal', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = cartTotals(cart)
        expect(sum(totals.items.map((item) => item.discount_amount))).toBe(
          new Big(totals.discount_amount).times(-1).toNumber() + 0,
        )
        const charged = totals.total_segments.find((segment) => segment.code === 'payment')?.value ?? 0
        const paymentTax = new Big(totals.payment_incl_tax).minus(charged).toNumber()
        expect(sum([...totals.items.map((item) => item.tax_amount), totals.shipping_tax_amount, paymentTax])).toBe(
          totals.tax_amount,
        )
        expect(sum(totals.items.map((item) => item.row_total))).toBe(totals.subtotal)
      }),
    )
  })
  test('ten of a thing cost ten times the price shown', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 50 }), (unitPrice, qty) => {
        const priced: PricedLine = { itemId: 1, name: 'x', qty, unitPrice, taxPercent: 16, taxCode: 'IVA', options: [] }
        const [item] = cartTotals({ store, lines: [priced], shipping: null, payment: null, discount: null }).items
        expect(item!.row_total_incl_tax).toBe(priceInclTax(unitPrice, 16).times(qty).toNumber())
      }),
    )
  })
})

test('a fixed discount takes off exactly what it says, with tax, of lines at any rates', () => {
  fc.assert(
    fc.property(lines, amount, (priced, value) => {
      const cart = { store, lines: priced, shipping: null, payment: null }
      const whole = cartTotals({ ...cart, discount: null })
      const less = cartTotals({ ...cart, discount: { code: 'C', kind: 'fixed', value } })
      const paid = (totals: typeof whole) => new Big(totals.grand_total).plus(totals.tax_amount)
      const most = new Big(whole.subtotal_incl_tax)
      expect(paid(whole).minus(paid(less)).toNumber()).toBe((value.gt(most) ? most : toCents(value)).toNumber())
    }),
  )
})

test('a worked example: discount before tax, shipping taxed', () => {
  const sofa: PricedLine = {
    itemId: 1,
    name: 'Sofa',
    qty: 1,
    unitPrice: new Big(8999),
    taxPercent: 16,
    taxCode: 'IVA 16',
    options: [{ label: 'Color', value: 'Gris' }],
  }
  const totals = cartTotals({
    store,
    lines: [sofa],
    shipping: { amount: new Big(150), taxPercent: 16, taxCode: 'IVA 16', title: 'Estándar' },
    payment: null,
    discount: { code: 'BIENVENIDO', kind: 'fixed', value: new Big(580) },
  })
  expect(totals).toMatchObject({
    subtotal: 8999,
    discount_amount: -500,
    shipping_amount: 150,
    grand_total: 8649,
    tax_amount: 1383.84,
    shipping_tax_amount: 24,
    subtotal_incl_tax: 10438.84,
  })
  expect(totals.items[0]).toMatchObject({
    tax_amount: 1359.84,
    price_incl_tax: 10438.84,
    options: '[{"value":"Gris","label":"Color"}]',
  })
  expect(totals.total_segments.at(-1)).toMatchObject({ code: 'grand_total', value: 10032.84 })
})

test('paying in a shop is a row of its own, taxed', () => {
  const totals = cartTotals({
    store,
    lines: [],
    shipping: null,
    payment: {
      code: 'conveniencestore',
      amount: new Big('12.93'),
      interest: new Big(0),
      taxPercent: 16,
      taxCode: 'IVA 16',
      title: 'Efectivo en tienda',
    },
    discount: null,
  })
  expect(totals).toMatchObject({ payment_incl_tax: 15, tax_amount: 2.07, grand_total: 12.93 })
  expect(totals.total_segments.find(({ code }) => code === 'payment')).toEqual({
    code: 'payment',
    title: 'Comisión de pago (Efectivo en tienda)',
    value: 12.93,
  })
  expect(totals.total_segments.at(-1)).toMatchObject({ code: 'grand_total', value: 15 })
})

test('credit adds its interest to what the goods cost after the discount, and totals say what they cost without it', () => {
  const line = {
    itemId: 1,
    name: 'Sofa',
    qty: 2,
    unitPrice: new Big(500),
    taxPercent: 16,
    taxCode: 'IVA 16',
    options: [],
  }
  const credit = {
    code: 'storecredit',
    amount: new Big(0),
    interest: new Big('0.575'),
    taxPercent: 16,
    taxCode: 'IVA 16',
    title: 'Crédito Hogar',
  }
  const discount = { code: 'MENOS', kind: 'fixed', value: new Big(232) } as const
  const totals = cartTotals({ store, lines: [line], shipping: null, payment: credit, discount })
  expect(totals).toMatchObject({
    subtotal_incl_tax: 1_160,
    payment_incl_tax: 533.6,
    extension_attributes: {
      credit_payment_method_code: 'storecredit',
      credit_payment_method_title: 'Crédito Hogar',
      subtotal_without_credit: 1_160,
    },
  })
  expect(totals.total_segments.at(-1)).toMatchObject({ value: 1_461.6 })
  expect(cartTotals({ store, lines: [line], shipping: null, payment: null, discount })).not.toHaveProperty(
    'extension_attributes',
  )
})
