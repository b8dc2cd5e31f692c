import { expect, test } from 'vitest'
import { textOf } from '../catalogue/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { pluck } from '../testing/pluck.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { creditTerms } from './creditTerms.ts'

const platform = withPlatform()
const CREDIT = { methods: { paymentMethod: { method: 'storecredit' } } }

/** The cart of a customer with lamps for 522.00 each, with tax. */
async function openCart(storeCode = 'hogar', qty = 2) {
  const { token } = await asCustomer(platform, `${storeCode}${qty}@credit.example`)
  const created = await platform.post(`/api/cart/create?token=${token}&storeCode=${storeCode}`)
  const url = (call: string) =>
    `/api/cart/${call}?token=${token}&cartId=${textOf(created.body.result)}&storeCode=${storeCode}`
  await platform.post(url('update'), { cartItem: { sku: 'LAMP', qty } })
  return {
    methods: async () => (await platform.get(url('payment-methods'))).body.result,
    choose: () => platform.post(url('collect-totals'), CREDIT),
    totals: async () => (await platform.get(url('totals'))).body.result,
  }
}

test('a customer may pay on credit: it says what it costs before it is chosen, and every total after', async () => {
  const cart = await openCart()
  expect(await cart.methods()).toContainEqual({
    code: 'storecredit',
    title: 'Crédito Hogar',
    cost: 517.5,
    cost_incl_tax: 600.3,
    default: false,
    months: [],
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
  const abroad = await openCart('de')
  expect(pluck(await abroad.methods(), 'code')).not.toContain('storecredit')
  expect((await abroad.choose()).status).toBe(400)
})

test('credit adds the interest of the terms beside the price, to the cent', async () => {
  const cart = await openCart('viu')
  await cart.choose()
  const totals = await cart.totals()
  const terms = creditTerms(1_044)
  expect([terms?.weekly.toNumber(), terms?.last.toNumber(), terms?.weeks]).toEqual([31.7, 27.6, 52])
  expect(Number(totals!.subtotal_incl_tax) + Number(totals!.payment_incl_tax)).toBe(terms?.total.toNumber())
})

test('credit is not offered for goods below a thousand pesos', async () => {
  const cart = await openCart('hogar', 1)
  expect(pluck(await cart.methods(), 'code')).not.toContain('storecredit')
  expect((await cart.choose()).status).toBe(400)
})
