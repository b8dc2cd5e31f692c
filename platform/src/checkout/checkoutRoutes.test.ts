import { describe, expect, test } from 'vitest'
import { pluck } from '../testing/pluck.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const home = { country_id: 'MX' }

describe('shipping methods', () => {
  test('below the threshold: flat rate, express, pick-up; free shipping named but not available', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const { result } = (await guest.post('shipping-methods', { address: home })).body
    expect(result).toMatchObject([
      { carrier_code: 'flatrate', available: true, price_excl_tax: 128.45, price_incl_tax: 149 },
      { carrier_code: 'express', available: true, price_incl_tax: 299 },
      { carrier_code: 'instore', method_code: 'pickup', available: true, amount: 0 },
      { carrier_code: 'freeshipping', available: false, error_message: expect.stringContaining('2,999') },
    ])
  })
  test.each([
    ['hogar', 'MX', 149, 299],
    ['viu', 'MX', 149, 299],
    ['mavi', 'MX', 149, 299],
    ['de', 'DE', 4.99, 9.99],
    ['it', 'IT', 4.99, 9.99],
  ])(
    'in %s delivery to the shopper is preselected, and every price is round',
    async (store, ...[country, flat, express]) => {
      const guest = await asGuest(platform, store)
      await guest.add('LAMP')
      const { result } = (await guest.post('shipping-methods', { address: { country_id: country } })).body
      const offered = result as unknown as { carrier_code: string; default: boolean; price_incl_tax: number }[]
      const isFlat = offered[0]!.carrier_code === 'flatrate'
      expect(offered.filter((method) => method.default).map(({ carrier_code: code }) => code)).toEqual([
        offered[0]!.carrier_code,
      ])
      expect(['flatrate', 'freeshipping']).toContain(offered[0]!.carrier_code)
      expect(offered[0]!.price_incl_tax).toBe(isFlat ? flat : 0)
      expect(offered.find(({ carrier_code: code }) => code === 'express')!.price_incl_tax).toBe(express)
    },
  )
  test('each names its days of delivery, once the postal code is known', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const days = async (address: object) =>
      (await guest.post('shipping-methods', { address })).body.result as unknown as Record<string, string | null>[]
    expect(pluck(await days(home), 'delivery_from')).toEqual([null, null, null, null])
    const [flat, express, pickup] = await days({ ...home, postcode: '97000' })
    expect(flat).toMatchObject({ delivery_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(express!.delivery_to! < flat!.delivery_from!).toBe(true)
    expect(pickup!.delivery_from! <= flat!.delivery_from!).toBe(true)
  })
  test('from the threshold on shipping is free', async () => {
    const guest = await asGuest(platform)
    await guest.add('MAT-QN', 2)
    const { result } = (await guest.post('shipping-methods', { address: home })).body
    expect(pluck(result, 'carrier_code')).toEqual(['freeshipping', 'express', 'instore'])
  })
  test('nothing for virtual and empty carts, nothing available abroad', async () => {
    const guest = await asGuest(platform)
    expect((await guest.post('shipping-methods', { address: home })).body.result).toEqual([])
    await guest.add('GARANTIA')
    expect((await guest.post('shipping-methods', { address: home })).body.result).toEqual([])
    await guest.add('LAMP')
    const abroad = (await guest.post('shipping-methods', { address: { country_id: 'US' } })).body.result
    expect(new Set(pluck(abroad, 'available'))).toEqual(new Set([false]))
  })
  test('the address is required', async () => {
    const guest = await asGuest(platform)
    expect((await guest.post('shipping-methods', {})).body).toEqual({
      code: 400,
      result: 'No address element provided within the request body',
    })
  })
})

describe('shipping information', () => {
  const information = (fields: Record<string, unknown> = {}) => ({
    addressInformation: {
      shippingAddress: { countryId: 'MX' },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
      ...fields,
    },
  })

  test('is kept, in camelCase or snake_case, and charged', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const set = await guest.post('shipping-information', information())
    expect(pluck(set.body.result!.payment_methods, 'code')).toEqual([
      'card',
      'banktransfer',
      'conveniencestore',
      'cashondelivery',
      'cardondelivery',
    ])
    expect(await guest.segments()).toEqual({ subtotal: 450, shipping: 128.45, tax: 92.55, grand_total: 671 })
    await guest.post('shipping-information', {
      addressInformation: {
        shipping_address: { country_id: 'MX' },
        shipping_carrier_code: 'instore',
        shipping_method_code: 'pickup',
      },
    })
    expect(await guest.segments()).toMatchObject({ shipping: 0, grand_total: 522 })
  })
  test('the flat rate becomes free as the cart grows, and a coupon can pay it', async () => {
    const guest = await asGuest(platform)
    const line = await guest.add('RARO')
    await guest.post('shipping-information', information())
    await guest.coupon('ENVIOGRATIS')
    expect(await guest.totals()).toMatchObject({
      shipping_amount: 0,
      shipping_discount_amount: 128.45,
      coupon_code: 'ENVIOGRATIS',
    })
    await guest.post('delete-coupon')
    expect(await guest.segments()).toMatchObject({ shipping: 128.45 })
    await guest.change({ item_id: line.item_id, qty: 3 })
    expect(await guest.segments()).toMatchObject({ shipping: 0, grand_total: 3_480 })
  })
  test.each<[string, Record<string, unknown>, number, string]>([
    [
      'an unknown carrier',
      { shippingMethodCode: 'foo', shippingCarrierCode: 'foo' },
      404,
      'Carrier with such method not found: foo, foo',
    ],
    [
      'a country that is not delivered to',
      { shippingAddress: { countryId: 'US' } },
      404,
      'Carrier with such method not found',
    ],
    ['no country', { shippingAddress: { city: 'x' } }, 400, 'Please set the country'],
    ['no address', { shippingAddress: undefined }, 400, 'The shipping address is missing'],
  ])('%s is refused', async (...[, fields, code, text]) => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    expect((await guest.post('shipping-information', information(fields))).body).toMatchObject({
      code,
      result: expect.stringContaining(text),
    })
  })
  test('a virtual cart has no shipping, and is not paid on delivery', async () => {
    const guest = await asGuest(platform)
    await guest.add('GARANTIA')
    expect((await guest.post('shipping-information', information())).body.code).toBe(400)
    expect(pluck((await guest.get('payment-methods')).body.result, 'code')).toEqual([
      'card',
      'banktransfer',
      'conveniencestore',
    ])
  })
})

test('collect-totals tries a way to ship without keeping it', async () => {
  const guest = await asGuest(platform)
  await guest.add('LAMP')
  const tried = await guest.post('collect-totals', {
    methods: { shippingCarrierCode: 'express', shippingMethodCode: 'express' },
  })
  expect(tried.body.result).toMatchObject({ shipping_incl_tax: 299 })
  expect(await guest.segments()).toMatchObject({ shipping: null })
  expect((await guest.post('collect-totals', {})).body.code).toBe(400)
})

describe('a way to pay', () => {
  const payBy = (method: string) => ({ methods: { paymentMethod: { method } } })

  test('is kept by collect-totals, with what it costs, until another is chosen', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const free = await guest.segments()
    const chosen = await guest.post('collect-totals', payBy('conveniencestore'))
    expect(chosen.body.result).toMatchObject({ payment_incl_tax: 15 })
    const kept = await guest.segments()
    expect(kept).toMatchObject({ payment: 12.93 })
    expect(Number(kept['grand_total']) - Number(free['grand_total'])).toBeCloseTo(15, 5)
    await guest.post('collect-totals', payBy('banktransfer'))
    expect(await guest.segments()).toEqual(free)
  })
  test('has its price where it is offered', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const { result } = (await guest.get('payment-methods')).body
    expect(result).toContainEqual(expect.objectContaining({ code: 'conveniencestore', cost: 12.93, cost_incl_tax: 15 }))
    expect(result).toContainEqual(expect.objectContaining({ code: 'cashondelivery', cost: 0, cost_incl_tax: 0 }))
  })
  test('costs nothing once the cart is emptied, and is charged again with what is put in next', async () => {
    const guest = await asGuest(platform)
    const added = await guest.add('LAMP')
    await guest.post('collect-totals', payBy('conveniencestore'))
    const { sku, item_id } = added
    expect((await guest.post('delete', { cartItem: { sku, item_id, quoteId: guest.cartId } })).body.code).toBe(200)
    expect(await guest.segments()).toMatchObject({ grand_total: 0 })
    await guest.add('LAMP')
    expect(await guest.segments()).toMatchObject({ payment: 12.93 })
  })
  test('that is not offered is refused, and leaves the one before', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    await guest.post('collect-totals', payBy('conveniencestore'))
    expect((await guest.post('collect-totals', payBy('wallet'))).body).toMatchObject({
      code: 400,
      result: 'The requested Payment Method is not available.',
    })
    expect(await guest.segments()).toMatchObject({ payment: 12.93 })
  })
})

test('each payment method says whether it is paid outside the pages of the shop', async () => {
  const guest = await asGuest(platform)
  await guest.add('LAMP')
  const methods = (await guest.get('payment-methods')).body.result as unknown as Record<string, unknown>[]
  expect(Object.fromEntries(methods.map(({ code, offline }) => [code, offline]))).toEqual({
    card: false,
    banktransfer: true,
    conveniencestore: true,
    cashondelivery: true,
    cardondelivery: true,
  })
  expect(new Set(methods.map(({ is_server_method: isServer }) => isServer))).toEqual(new Set([true]))
})
