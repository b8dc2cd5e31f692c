import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { ADDRESS, asGuest, configured } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const SOFA = { sku: 'SOFA-GRIS', qty: 1, price: 1, product_option: configured('93', 52) }

const FLAT_RATE = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' }
type Method = Readonly<{ carrier_code: string; available: boolean; made_to_order_days: number | null }>

const asked = (fields: Record<string, unknown>) => ({
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  shipping_carrier_code: 'freeshipping',
  shipping_method_code: 'freeshipping',
  payment_method_code: 'card',
  ...fields,
})

async function place(product: object, fields: Record<string, unknown>) {
  const guest = await asGuest(platform)
  const placed = await guest.order({ products: [product], addressInformation: asked(fields) })
  const number = textOf(placed.body.result?.orderNumber) ?? ''
  const read = placed.status === 200 ? await platform.get(`/api/order/${number}?cartId=${guest.cartId}`) : null
  return { guest, placed, order: read?.body.result as unknown as Record<string, never> }
}

describe('the days on which an order is to arrive', () => {
  test('are kept with it, as the cart was shown them', async () => {
    const { order } = await place(
      { sku: 'LAMP', qty: 1, price: 1 },
      { shipping_carrier_code: 'express', shipping_method_code: 'express' },
    )
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const { result } = (await guest.post('shipping-methods', { address: ADDRESS })).body
    const express = (result as unknown as Record<string, string>[]).find((method) => method.carrier_code === 'express')!
    expect([order.delivery_from, order.delivery_to]).toEqual([express.delivery_from, express.delivery_to])
    expect(order.delivery_from).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
  test('are those of goods that are made to order, in the cart, the order and its mail', async () => {
    const { db } = platform.database()
    await sql`update catalogue_document set source = source || '{"opcion_de_entrega": "SOBRE PEDIDO"}' where sku = 'LAMP'`.execute(
      db,
    )
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const methods = (await guest.post('shipping-methods', { address: ADDRESS })).body.result as unknown as Method[]
    const home = methods.filter(({ carrier_code: code }) => code !== 'instore')
    expect(new Set(home.filter((method) => method.available).map((method) => method.made_to_order_days))).toEqual(
      new Set([60]),
    )
    expect(home.map(({ carrier_code: code }) => code)).not.toContain('express')
    const estimate = await platform.get('/api/stock/delivery-estimate?skus=LAMP,SOFA-AZUL&postcode=44100')
    expect(estimate.body.result).toMatchObject([{ made_to_order_days: 60 }, { made_to_order_days: null }])
    const { order } = await place({ sku: 'LAMP', qty: 1, price: 1 }, FLAT_RATE)
    expect(order).toMatchObject({ made_to_order_days: 60, delivery_from: order.delivery_to })
    const [mail] = (await platform.get('/outbox')).body as unknown as { text: string }[]
    expect(mail?.text).toContain('en unos 60 días: se fabrica para ti')
    await sql`update catalogue_document set source = source - 'opcion_de_entrega' where sku = 'LAMP'`.execute(db)
    const { order: other } = await place({ sku: 'LAMP', qty: 1, price: 1 }, FLAT_RATE)
    expect(other).toMatchObject({ made_to_order_days: null })
  })
  test('are not promised for what is not carried', async () => {
    const { order } = await place({ sku: 'GARANTIA', qty: 1, price: 1 }, { shippingAddress: undefined })
    expect([order.delivery_from, order.delivery_to]).toEqual([null, null])
  })
})

describe('months without interest', () => {
  test('are offered for what they can pay, with what each costs', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const cards = async () =>
      ((await guest.get('payment-methods')).body.result as unknown as { code: string; months: object[] }[])
        .filter(({ months }) => months.length > 0)
        .map(({ code, months }) => ({ code, months }))
    expect(await cards()).toEqual([])
    await guest.add('MAT-QN', 3)
    expect(await cards()).toEqual([
      {
        code: 'card',
        months: [
          { months: 12, monthly: 623.5, last: 623.5 },
          { months: 18, monthly: 415.67, last: 415.61 },
        ],
      },
    ])
  })
  test('are kept with the order and shown where it is paid, and add nothing to it', async () => {
    const { order } = await place(SOFA, { payment_method_additional: { months: 12 } })
    const payment = order.payment as unknown as { url: string; plan: { months: number; monthly: number; last: number } }
    expect(payment.plan).toEqual({ months: 12, monthly: 773.34, last: 773.26 })
    expect(order.grand_total).toBe(9_280)
    const page = await platform.get(new URL(payment.url).pathname)
    expect(page.body as unknown as string).toContain(
      '11 pagos mensuales de $773.34 y uno de $773.26. Sin intereses, CAT 0 %. Total: $9,280.00.',
    )
  })
  test.each([
    ['a number that is not offered', SOFA, { payment_method_additional: { months: 7 } }],
    ['a text', SOFA, { payment_method_additional: { months: 'x' } }],
    ['another way of paying', SOFA, { payment_method_code: 'banktransfer', payment_method_additional: { months: 12 } }],
    [
      'too small an order',
      { sku: 'LAMP', qty: 1, price: 1 },
      { shipping_carrier_code: 'instore', shipping_method_code: 'pickup', payment_method_additional: { months: 12 } },
    ],
  ])('are refused for %s, and nothing is ordered', async (...[, product, fields]) => {
    const { placed, guest } = await place(product, fields)
    expect(placed.body).toMatchObject({ code: 400, result: expect.stringContaining('number of months') })
    expect((await guest.get('totals')).status).toBe(200)
  })
})
