import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { ORIGIN_MAX_LENGTH } from './limits.ts'

const platform = withPlatform()
const path = (cartId: string, query = '', token = '') => `/api/user/set-origin?token=${token}&cartId=${cartId}${query}`
const readOrder = async (cartId: string, number: unknown) =>
  (await platform.get(`/api/order/${String(number)}?cartId=${cartId}`)).body.result
const LAMP = { products: [{ sku: 'LAMP', qty: 1, price: 400 }] }

describe('where a shopper came from', () => {
  test('is kept with the cart, the last word of it, and stands in the order', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const said = await platform.post(path(guest.cartId, '&utmSource=boletin'), { utmSource: 'boletin' })
    expect(said).toMatchObject({ status: 200, body: { code: 200, result: true } })
    await platform.post(path(guest.cartId), { utmSource: ' instagram ', cartId: guest.cartId })
    const { orderNumber } = (await guest.order(LAMP)).body.result!
    expect(await readOrder(guest.cartId, orderNumber)).toMatchObject({ utm_source: 'instagram' })
  })

  test('is null in the order of a shopper who came on their own', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const { orderNumber } = (await guest.order(LAMP)).body.result!
    expect(await readOrder(guest.cartId, orderNumber)).toMatchObject({ utm_source: null })
  })

  test.each([
    ['no name', '', 'No utmSource provided'],
    ['a blank name', '&utmSource=%20%20', 'No utmSource provided'],
    [
      'a name without end',
      `&utmSource=${'a'.repeat(ORIGIN_MAX_LENGTH + 1)}`,
      `utmSource has at most ${ORIGIN_MAX_LENGTH} characters`,
    ],
  ])('is refused with %s', async (_case, query, result) => {
    const guest = await asGuest(platform)
    expect(await platform.post(path(guest.cartId, query))).toMatchObject({ status: 400, body: { code: 400, result } })
  })

  test('is said of a customer’s cart by that customer alone, and of no cart that is not there', async () => {
    const ana = await asCustomer(platform, 'origen@cart.example')
    const created = await platform.post(`/api/cart/create?token=${ana.token}&storeCode=hogar`)
    const cartId = textOf(created.body.result) ?? ''
    expect(await platform.post(path(cartId, '&utmSource=x'))).toMatchObject({ status: 404 })
    expect(await platform.post(path('', '&utmSource=x', ana.token))).toMatchObject({
      body: { code: 200, result: true },
    })
    expect(await platform.post(path('nope', '&utmSource=x'))).toMatchObject({ status: 404 })
  })
})
