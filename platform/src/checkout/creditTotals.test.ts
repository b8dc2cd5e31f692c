import { expect, test } from 'vitest'
import { textOf } from '../catalogue/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { pluck } from '../testing/pluck.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const CREDIT = { methods: { paymentMethod: { method: 'storecredit' } } }

/** The cart of a customer with one lamp: 522.00 with tax. */
async function openCart(storeCode = 'hogar') {
  const { token } = await asCustomer(platform, `${storeCode}@credit.example`)
  const created = await platform.post(`/api/cart/create?token=${token}&storeCode=${storeCode}`)
  const url = (call: string) =>
    `/api/cart/${call}?token=${token}&cartId=${textOf(created.body.result)}&storeCode=${storeCode}`
  await platform.post(url('update'), { cartItem: { sku: 'LAMP', qty: 1 } })
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
    cost: 258.75,
    cost_incl_tax: 300.15,
  })
  expect((await cart.totals())!.extension_attributes).toBeUndefined()
  expect((await cart.choose()).body).toMatchObject({ code: 200 })
  expect(await cart.totals()).toMatchObject({
    subtotal_incl_tax: 522,
    payment_incl_tax: 300.15,
    extension_attributes: {
      credit_payment_method_code: 'storecredit',
      credit_payment_method_title: 'Crédito Hogar',
      subtotal_without_credit: 522,
    },
  })
})

test('nobody lends to a guest, nor outside of Mexico', async () => {
  const guest = await asGuest(platform)
  await guest.add('LAMP')
  expect(pluck((await guest.get('payment-methods')).body.result, 'code')).not.toContain('storecredit')
  expect((await guest.post('collect-totals', CREDIT)).status).toBe(400)
  const abroad = await openCart('de')
  expect(pluck(await abroad.methods(), 'code')).not.toContain('storecredit')
  expect((await abroad.choose()).status).toBe(400)
})
