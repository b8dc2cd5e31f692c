import { expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { pluck } from '../testing/pluck.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { creditTerms } from '../credit/orders/creditTerms.ts'

const platform = withPlatform()
const CREDIT = { methods: { paymentMethod: { method: 'storecredit' } } }
const inMonths = (months: unknown) => ({ paymentMethod: { method: 'storecredit', additional_data: { months } } })

let customers = 0

type Filled = Readonly<{ storeCode?: string; qty?: number; sku?: string }>

/** The cart of a customer, with lamps for 522.00 each, with tax, where nothing else is said. */
async function openCart({ storeCode = 'hogar', qty = 2, sku = 'LAMP' }: Filled = {}) {
  const { token } = await asCustomer(platform, `${(customers += 1)}@credit.example`)
  const created = await platform.post(`/api/cart/create?token=${token}&storeCode=${storeCode}`)
  const url = (call: string) =>
    `/api/cart/${call}?token=${token}&cartId=${textOf(created.body.result)}&storeCode=${storeCode}`
  await platform.post(url('update'), { cartItem: { sku, qty } })
  return {
    methods: async () => (await platform.get(url('payment-methods'))).body.result,
    choose: (methods: Readonly<Record<string, unknown>> = {}) =>
      platform.post(url('collect-totals'), { methods: { ...CREDIT.methods, ...methods } }),
    totals: async () => (await platform.get(url('totals'))).body.result,
  }
}

test('a customer may pay on credit: it says what it costs before it is chosen, and every total after', async () => {
  const cart = await openCart()
  expect(await cart.methods()).toContainEqual({
    code: 'storecredit',
    title: 'Crédito Hogar',
    offline: false,
    is_server_method: true,
    cost: 517.5,
    cost_incl_tax: 600.3,
    default: false,
    months: [],
    credit_line: null,
    credit_offers: [6, 9, 12, 18].map((meses) => expect.objectContaining({ meses, monto: 1_044 })),
  })
  expect((await cart.totals())!.extension_attributes).toBeUndefined()
  expect((await cart.choose()).body).toMatchObject({ code: 200 })
  expect(await cart.totals()).toMatchObject({
    subtotal_incl_tax: 1_044,
    payment_incl_tax: 600.3,
    extension_attributes: {
      credit_payment_method_code: 'storecredit',
      credit_payment_method_title: 'Crédito Hogar',
      subtotal_without_credit: 1_044,
    },
  })
})

test('credit is not offered to a guest, nor outside of Mexico', async () => {
  const guest = await asGuest(platform)
  await guest.add('LAMP')
  expect(pluck((await guest.get('payment-methods')).body.result, 'code')).not.toContain('storecredit')
  expect((await guest.post('collect-totals', CREDIT)).status).toBe(400)
  const abroad = await openCart({ storeCode: 'de' })
  expect(pluck(await abroad.methods(), 'code')).not.toContain('storecredit')
  expect((await abroad.choose()).status).toBe(400)
})

test('credit adds the interest of the terms beside the price, to the cent', async () => {
  const cart = await openCart({ storeCode: 'viu' })
  await cart.choose()
  const totals = await cart.totals()
  const terms = creditTerms(1_044)
  expect([terms?.weekly.toNumber(), terms?.last.toNumber(), terms?.weeks]).toEqual([31.7, 27.6, 52])
  expect(Number(totals!.subtotal_incl_tax) + Number(totals!.payment_incl_tax)).toBe(terms?.total.toNumber())
})

test.each([
  [6, 26, 300.15],
  [9, 39, 450.23],
  [12, 52, 600.3],
  [18, 78, 900.45],
])('credit over %d months is paid in %d weeks and costs %d', async (months, weeks, interest) => {
  const cart = await openCart()
  expect((await cart.choose(inMonths(months))).body).toMatchObject({ code: 200 })
  const totals = await cart.totals()
  expect(totals!.payment_incl_tax).toBe(interest)
  expect(totals!.extension_attributes).toMatchObject({
    credit_offer: { meses: months, pagos: weeks, monto: 1_044, total_sin: 1_044 + interest, interes_sin: interest },
  })
  const credit = pluck(await cart.methods(), 'cost_incl_tax')[
    pluck(await cart.methods(), 'code').indexOf('storecredit')
  ]
  expect(credit).toBe(interest)
})

test.each([7, 'a', 0, 12.5])('credit over %j months is refused, and the cart stays as it was', async (months) => {
  const cart = await openCart()
  await cart.choose(inMonths(18))
  expect((await cart.choose(inMonths(months))).status).toBe(400)
  expect((await cart.totals())!.payment_incl_tax).toBe(900.45)
})

test('another way of paying forgets the term', async () => {
  const cart = await openCart()
  await cart.choose(inMonths(18))
  await cart.choose({ paymentMethod: { method: 'banktransfer' } })
  await cart.choose()
  expect((await cart.totals())!.payment_incl_tax).toBe(600.3)
})

test('the delivery is part of what is lent', async () => {
  const cart = await openCart({ qty: 1 })
  const totals = (await cart.choose({ shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' })).body.result
  const financed = 522 + Number(totals!.shipping_incl_tax)
  expect(financed).toBeGreaterThan(522)
  expect(totals!.payment_incl_tax).toBe(creditTerms(financed)?.interest.toNumber())
})

test('credit is offered from 500 pesos', async () => {
  const lamp = await openCart({ qty: 1 })
  expect(await lamp.methods()).toContainEqual(expect.objectContaining({ code: 'storecredit', cost_incl_tax: 300.15 }))
  const cart = await openCart({ sku: 'PIL', qty: 4 })
  expect(pluck(await cart.methods(), 'code')).not.toContain('storecredit')
  expect((await cart.choose()).status).toBe(400)
})

test('credit is offered up to 58,000 pesos', async () => {
  await platform.put('/api/stock/MAT-QN', { qty: 100 })
  const most = await openCart({ sku: 'MAT-QN', qty: 25 })
  expect(await most.methods()).toContainEqual(
    expect.objectContaining({
      code: 'storecredit',
      credit_offers: expect.arrayContaining([expect.objectContaining({ meses: 18, monto: 58_000 })]),
    }),
  )
  const more = await openCart({ sku: 'MAT-QN', qty: 26 })
  expect(pluck(await more.methods(), 'code')).not.toContain('storecredit')
  expect((await more.choose()).status).toBe(400)
})
