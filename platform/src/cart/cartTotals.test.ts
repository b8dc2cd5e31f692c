import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storeOrDefault } from '../stores.ts'
import { priceInclTax } from '../tax/inclTax.ts'
import { cartTotals, priceGoods } from './cartTotals.ts'
import { toCents } from '../money/toCents.ts'
import type { Discount, PricedLine, PaymentCharge, ShippingCharge, TotalsInput } from './totalsInput.ts'

const store = storeOrDefault('hogar')
const totalsOf = ({ payment, ...goods }: TotalsInput) => cartTotals(priceGoods(goods), payment)

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
  fc.tuple(amount, fc.boolean()).map(([value, isCredit]): PaymentCharge => ({
    code: 'x',
    amount: value,
    isCredit,
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

describe('with any lines in the cart', () => {
  test('the segments above the grand total add up to it', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const segments = totalsOf(cart).total_segments
        const above = segments.filter((segment) => segment.code !== 'grand_total').map((segment) => segment.value)
        expect(sum(above)).toBe(segments.at(-1)!.value)
      }),
    )
  })
  test('nothing is negative, and a discount never exceeds the subtotal', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const totals = totalsOf(cart)
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
        const totals = totalsOf(cart)
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
        const [item] = totalsOf({ store, lines: [priced], shipping: null, payment: null, discount: null }).items
        expect(item!.row_total_incl_tax).toBe(priceInclTax(unitPrice, 16).times(qty).toNumber())
      }),
    )
  })
})

test('a fixed discount takes off exactly what it says, with tax, of lines at any rates', () => {
  fc.assert(
    fc.property(lines, amount, (priced, value) => {
      const cart = { store, lines: priced, shipping: null, payment: null }
      const whole = totalsOf({ ...cart, discount: null })
      const less = totalsOf({ ...cart, discount: { code: 'C', kind: 'fixed', value } })
      const paid = (totals: typeof whole) => new Big(totals.grand_total).plus(totals.tax_amount)
      const most = new Big(whole.subtotal_incl_tax)
      expect(paid(whole).minus(paid(less)).toNumber()).toBe((value.gt(most) ? most : toCents(value)).toNumber())
    }),
  )
})

test('a worked example: the tax of goods, discount and shipping is taken out of what the shopper reads', () => {
  const sofa: PricedLine = {
    itemId: 1,
    name: 'Sofa',
    qty: 1,
    unitPrice: new Big(8999),
    taxPercent: 16,
    taxCode: 'IVA 16',
    options: [{ label: 'Color', value: 'Gris' }],
  }
  const totals = totalsOf({
    store,
    lines: [sofa],
    shipping: { amount: new Big(174), taxPercent: 16, taxCode: 'IVA 16', title: 'Estándar' },
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

test.each([
  [7_899, 10, 789.9],
  [6_299, 10, 629.9],
  [11_999, 15, 1_799.85],
])('of %s a coupon of %s percent takes off %s', (price, percentage, off) => {
  const sofa = { itemId: 1, name: 'x', qty: 1, unitPrice: new Big(price).div('1.16').round(4), taxPercent: 16 }
  const totals = totalsOf({
    store,
    lines: [{ ...sofa, taxCode: 'IVA 16', options: [] }],
    shipping: null,
    payment: null,
    discount: { code: 'C', kind: 'percent', value: new Big(percentage) },
  })
  expect(new Big(price).minus(totals.total_segments.at(-1)!.value!).toNumber()).toBe(off)
  expect(totals.subtotal_with_discount_incl_tax).toBe(new Big(price).minus(off).toNumber())
})

test('a coupon in percent takes off exactly its share of what the shopper reads, of lines at any rates', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (priced, value) => {
      const cart = { store, lines: priced, shipping: null, payment: null }
      const whole = totalsOf({ ...cart, discount: null })
      const less = totalsOf({ ...cart, discount: { code: 'C', kind: 'percent', value: new Big(value) } })
      const paid = (totals: typeof whole) => new Big(totals.grand_total).plus(totals.tax_amount)
      const share = toCents(new Big(whole.subtotal_incl_tax).times(value).div(100))
      expect(paid(whole).minus(paid(less)).toNumber()).toBe(share.toNumber())
    }),
  )
})

test('charges cost what they are said to cost, with tax, at any rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom(0, 16, 19, 22), (cents, taxPercent) => {
      const charged = { amount: new Big(cents).div(100), taxPercent, taxCode: 'T', title: 'x' }
      const fee = { ...charged, code: 'x', isCredit: false }
      const totals = totalsOf({ store, lines: [], shipping: charged, payment: fee, discount: null })
      expect([totals.shipping_incl_tax, totals.payment_incl_tax]).toEqual([cents / 100, cents / 100])
      expect(totals.total_segments.at(-1)!.value).toBe((2 * cents) / 100)
    }),
  )
})

test('paying in a shop is a row of its own, taxed', () => {
  const totals = totalsOf({
    store,
    lines: [],
    shipping: null,
    payment: {
      code: 'conveniencestore',
      amount: new Big('15'),
      isCredit: false,
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
    unitPrice: new Big(1_000),
    taxPercent: 16,
    taxCode: 'IVA 16',
    options: [],
  }
  const credit = {
    code: 'storecredit',
    amount: new Big(0),
    isCredit: true,
    taxPercent: 16,
    taxCode: 'IVA 16',
    title: 'Crédito Hogar',
  }
  const discount = { code: 'MENOS', kind: 'fixed', value: new Big(232) } as const
  const totals = totalsOf({ store, lines: [line], shipping: null, payment: credit, discount })
  expect(totals).toMatchObject({
    subtotal_incl_tax: 2_320,
    payment_incl_tax: 1_200.6,
    extension_attributes: {
      credit_payment_method_code: 'storecredit',
      credit_payment_method_title: 'Crédito Hogar',
      subtotal_without_credit: 2_320,
    },
  })
  expect(totals.total_segments.at(-1)).toMatchObject({ value: 3_288.6 })
  expect(totalsOf({ store, lines: [line], shipping: null, payment: null, discount })).not.toHaveProperty(
    'extension_attributes',
  )
})
