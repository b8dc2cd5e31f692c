import { expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { asGuest, orderBody } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'

const platform = withPlatform()
const product = (sku: string, qty = 1) => ({ sku, qty, price: 1 })

/** Fills the cart of a token with one lamp, and answers its id. */
async function fill(token: string): Promise<string> {
  const cartId = textOf((await platform.post(`/api/cart/create?token=${token}`)).body.result) ?? ''
  await platform.post(`/api/cart/update?token=${token}`, { cartItem: { sku: 'LAMP', qty: 1 } })
  return cartId
}
const order = (token: string, cartId: string, fields: object = {}) =>
  platform.post(`/api/order?token=${token}`, orderBody(cartId, { products: [product('LAMP')], ...fields }))
const history = async (token: string, query = '') =>
  (await platform.get(`/api/user/order-history?token=${token}${query}`)).body.result as unknown as { items: Json[]; total_count: number } // prettier-ignore

test('a customer’s order is read by that customer alone, also by who knows its cart', async () => {
  const ana = await asCustomer(platform, 'pide@example.mx')
  const eva = await asCustomer(platform, 'mira@example.mx')
  const cartId = await fill(ana.token)
  const number = textOf((await order(ana.token, cartId)).body.result?.orderNumber) ?? ''
  const read = (token: string) => platform.get(`/api/order/${number}?token=${token}&cartId=${cartId}`)
  expect((await read(ana.token)).body.result).toMatchObject({ increment_id: number, items: [{ sku: 'LAMP' }] })
  for (const token of [eva.token, '']) expect(await read(token)).toMatchObject({ status: 404 })
  expect(await read('forged')).toMatchObject({ status: 401 })
  const details = (token: string, idEcommerce: unknown = number) =>
    platform.post(`/api/ext/order_details?token=${token}&cartId=${cartId}`, { idEcommerce })
  expect((await details(ana.token)).body).toEqual((await read(ana.token)).body)
  for (const token of [eva.token, '']) expect(await details(token)).toMatchObject({ status: 404 })
  expect(await details('forged')).toMatchObject({ status: 401 })
  expect(await details(ana.token, '999999999')).toMatchObject({ status: 404 })
  for (const wrong of ['', '9'.repeat(500), { a: 1 }])
    expect(await details(ana.token, wrong)).toMatchObject({ status: 400 })
})

test('a customer’s cart is ordered by that customer alone', async () => {
  const ana = await asCustomer(platform, 'carrito@example.mx')
  const eva = await asCustomer(platform, 'ajena@example.mx')
  const cartId = await fill(ana.token)
  await fill(eva.token)
  for (const token of [eva.token, '']) expect(await order(token, cartId)).toMatchObject({ status: 404 })
  expect(await order(ana.token, cartId, { user_id: '999' })).toMatchObject({ status: 401 })
  const guest = await asGuest(platform)
  await guest.add('LAMP', 1)
  expect(await order(ana.token, guest.cartId)).toMatchObject({ status: 404 })
  expect(await order(ana.token, cartId)).toMatchObject({ status: 200 })
})

test('an order under an id of the client is the same for its customer, and not found for others', async () => {
  const ana = await asCustomer(platform, 'repite@example.mx')
  const cartId = await fill(ana.token)
  const fields = { order_id: 'client-made-1' }
  const first = await order(ana.token, cartId, fields)
  expect((await order(ana.token, cartId, fields)).body).toEqual(first.body)
  expect(await order('', cartId, fields)).toMatchObject({ status: 404 })
})

test('the history is paged, the newest first, of one customer', async () => {
  const ana = await asCustomer(platform, 'historia@example.mx')
  const eva = await asCustomer(platform, 'vacia@example.mx')
  const numbers: (string | null)[] = []
  for (let count = 0; count < 3; count += 1) {
    numbers.unshift(textOf((await order(ana.token, await fill(ana.token))).body.result?.orderNumber))
  }
  const page = async (query: string) => (await history(ana.token, query)).items.map((item) => item.increment_id)
  expect((await history(ana.token)).total_count).toBe(3)
  expect(await page('')).toEqual(numbers)
  expect(await page('&pageSize=2')).toEqual(numbers.slice(0, 2))
  expect(await page('&pageSize=2&currentPage=2')).toEqual(numbers.slice(2))
  expect(await history(eva.token)).toMatchObject({ items: [], total_count: 0 })
  for (const query of ['&pageSize=0', '&pageSize=101', '&currentPage=0', '&pageSize=x'])
    expect(await platform.get(`/api/user/order-history?token=${ana.token}${query}`)).toMatchObject({ status: 400 })
  expect(await platform.get('/api/user/order-history?token=')).toMatchObject({ status: 401 })
})

test('the warehouse says how far an order is, and who carries it', async () => {
  const ana = await asCustomer(platform, 'espera@example.mx')
  const cartId = await fill(ana.token)
  const number = textOf((await order(ana.token, cartId)).body.result?.orderNumber) ?? ''
  const put = async (payload: object, of = number) => (await platform.put(`/api/order/${of}/progress`, payload)).status
  expect((await history(ana.token)).items[0]).toMatchObject({ guide_number: null, delivery_company: null })
  const sent = { status: 'order sent', guide_number: 'MX-1', delivery_company: 'Estafeta' }
  expect(await put(sent)).toBe(200)
  expect((await history(ana.token)).items[0]).toMatchObject(sent)
  expect(await put({ status: 'order delivered' })).toBe(200)
  expect((await history(ana.token)).items[0]).toMatchObject({ ...sent, status: 'order delivered' })
  expect(await put({ status: 'eaten' })).toBe(400)
  expect(await put(sent, '999999999')).toBe(404)
})
