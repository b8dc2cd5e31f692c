import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer, signIn } from '../testing/customer.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'

const platform = withPlatform()

/** The cart of a token: the calls that a test makes on it. */
function cartOf({ token }: { token: string }, storeCode = 'hogar') {
  const url = (call: string, cartId = '') => `/api/cart/${call}?token=${token}&cartId=${cartId}&storeCode=${storeCode}`
  return {
    open: async () => textOf((await platform.post(url('create'))).body.result),
    add: (sku: string, qty = 1) => platform.post(url('update'), { cartItem: { sku, qty } }),
    lines: async (cartId = '') =>
      ((await platform.get(url('pull', cartId))).body.result as unknown as Json[]).map(({ sku, qty }) => [sku, qty]),
    get: (call: string, cartId = '') => platform.get(url(call, cartId)),
  }
}

describe('a customer’s cart', () => {
  test('is one per store, the same on every device, also when both open it at once', async () => {
    const phone = await asCustomer(platform, 'movil@cart.example')
    const desktop = await signIn(platform, phone.email)
    const ids = await Promise.all([cartOf(phone).open(), cartOf(desktop).open(), cartOf(phone).open()])
    expect(new Set(ids).size).toBe(1)
    expect(await cartOf(phone, 'viu').open()).not.toBe(ids[0])
    await cartOf(phone).add('LAMP', 2)
    expect(await cartOf(desktop).lines()).toEqual([['LAMP', 2]])
    expect(await cartOf(desktop, 'viu').lines()).toEqual([])
  })

  test('is the cart of the token, even if another cart is named', async () => {
    const ana = await asCustomer(platform, 'ana@cart.example')
    const eva = await asCustomer(platform, 'eva@cart.example')
    const guest = await asGuest(platform)
    await guest.add('LAMP', 1)
    await cartOf(ana).open()
    const evas = (await cartOf(eva).open()) ?? ''
    await cartOf(eva).add('LAMP', 3)
    for (const named of [evas, guest.cartId, 'nothing', '']) expect(await cartOf(ana).lines(named)).toEqual([])
    expect(await cartOf(eva).lines()).toEqual([['LAMP', 3]])
  })

  test('is not opened without its token, even by its id', async () => {
    const ana = await asCustomer(platform, 'sola@cart.example')
    const id = (await cartOf(ana).open()) ?? ''
    await cartOf(ana).add('LAMP', 1)
    const notThere = { status: 404, body: { result: `No such entity with cartId = ${id}` } }
    for (const call of ['pull', 'totals', 'payment-methods'])
      expect(await platform.get(`/api/cart/${call}?token=&cartId=${id}`)).toMatchObject(notThere)
    for (const call of ['update', 'delete', 'collect-totals', 'apply-coupon', 'share'])
      expect(await platform.post(`/api/cart/${call}?cartId=${id}&coupon=X`, { cartItem: { sku: 'LAMP', qty: 9 } })).toMatchObject(notThere) // prettier-ignore
    await ana.post('logout')
    expect(await cartOf(ana).get('pull', id)).toMatchObject({ status: 401 })
  })

  test('is not opened by another spelling of a path', async () => {
    const ana = await asCustomer(platform, 'letras@cart.example')
    const id = (await cartOf(ana).open()) ?? ''
    await cartOf(ana).add('LAMP', 1)
    for (const call of ['c%61rt/pull', 'c%61rt/totals', '%63art/payment-methods'])
      expect(await platform.get(`/api/${call}?cartId=${id}`)).toMatchObject({ status: 404 })
    const more = { cartItem: { sku: 'LAMP', qty: 9 } }
    expect(await platform.post(`/%61pi/cart/update?cartId=${id}`, more)).toMatchObject({ status: 404 })
    expect(await cartOf(ana).lines()).toEqual([['LAMP', 1]])
  })

  test('is not there before it is opened, and is found again after the next sign-in', async () => {
    const ana = await asCustomer(platform, 'vuelve@cart.example')
    expect(await cartOf(ana).get('pull')).toMatchObject({ status: 404 })
    await cartOf(ana).open()
    await cartOf(ana).add('LAMP', 1)
    await ana.post('logout')
    expect(await cartOf(await signIn(platform, ana.email)).lines()).toEqual([['LAMP', 1]])
  })
})
