import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { textOf } from '../../parse/fields.ts'
import { buy } from '../../testing/buy.ts'
import { asCustomer } from '../../testing/customer.ts'
import { ADDRESS, asGuest } from '../../testing/shopper.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import type { Json } from '../../testing/withPlatform.ts'
import { TRACKING_TRIES_MAX, TRACKING_TRIES_PER_EMAIL_MAX } from '../limits.ts'

const platform = withPlatform()
const EMAIL = 'Ana.Luz@Correo.example'

const track = (orderNumber: string, email: string, store = 'hogar') =>
  platform.post(`/api/ext/guest_order?storeCode=${store}`, { orderNumber, email })

async function orderAsGuest(email: string, payment = 'cashondelivery') {
  const guest = await asGuest(platform)
  await guest.add('LAMP', 1)
  const address = { ...ADDRESS, email }
  const placed = await guest.order({
    products: [{ sku: 'LAMP', qty: 1, price: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
      payment_method_code: payment,
    },
  })
  const number = textOf(placed.body.result?.orderNumber) ?? ''
  return { number, progress: (body: Json) => platform.put(`/api/order/${number}/progress`, body) }
}

describe('an order by its number and e-mail address', () => {
  test('is found in any spelling of the address, with its lines and totals and little of the person', async () => {
    const { number } = await orderAsGuest(EMAIL)
    const found = await track(number, ' ana.luz@CORREO.example ')
    expect(found).toMatchObject({ status: 200, body: { result: { increment_id: number, status: 'pending' } } })
    const order = found.body.result!
    expect(order.items).toMatchObject([{ sku: 'LAMP', qty_ordered: 1 }])
    expect(order.shipping_address).toEqual({
      firstname: 'Ana',
      city: 'Guadalajara',
      region: 'Jalisco',
      region_code: null,
      postcode: '44100',
      country_id: 'MX',
    })
    const text = JSON.stringify(found.body).toLowerCase()
    for (const hidden of ['ana.luz', 'lópez', 'juárez', '3312345678']) expect(text).not.toContain(hidden)
    expect([order.receipt_code, order.billing_address, order.cancelable]).toEqual([null, null, null])
  })

  test('is found for an account too', async () => {
    const ana = await asCustomer(platform, 'cuenta@correo.example')
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
    const { email } = { email: textOf((await order.read()).customer_email) ?? '' }
    expect((await track(order.number, email)).body.result).toMatchObject({ increment_id: order.number })
  })

  test('has the times of its steps', async () => {
    const { number, progress } = await orderAsGuest(EMAIL)
    const times = async () => {
      const { paid_at, sent_at, delivered_at, canceled_at } = (await track(number, EMAIL)).body.result!
      return [paid_at, sent_at, delivered_at, canceled_at].map((time) => (time === null ? null : typeof time))
    }
    expect(await times()).toEqual([null, null, null, null])
    await progress({ status: 'processing' } as unknown as Json)
    await progress({ status: 'order sent', guide_number: 'G1', delivery_company: 'DHL' } as unknown as Json)
    expect(await times()).toEqual(['string', 'string', null, null])
    const sent = (await track(number, EMAIL)).body.result!
    expect(sent).toMatchObject({ guide_number: 'G1', delivery_company: 'DHL' })
    await progress({ status: 'order sent' } as unknown as Json)
    expect((await track(number, EMAIL)).body.result!.sent_at).toEqual(sent.sent_at)
    await progress({ status: 'order delivered' } as unknown as Json)
    expect(await times()).toEqual(['string', 'string', 'string', null])
  })

  test('has the time of its last change, which a change of nothing leaves alone', async () => {
    const { number, progress } = await orderAsGuest(EMAIL)
    const updated = async () => Date.parse(textOf((await track(number, EMAIL)).body.result!.updated_at) ?? '')
    const placed = await updated()
    await progress({ status: 'processing' } as unknown as Json)
    const paid = await updated()
    expect(paid).toBeGreaterThan(placed)
    await progress({ status: 'processing' } as unknown as Json)
    expect(await updated()).toBe(paid)
  })

  test('of before that time was stored has that of its last step', async () => {
    const { number, progress } = await orderAsGuest(EMAIL)
    await progress({ status: 'processing' } as unknown as Json)
    const { db } = platform.database()
    await sql`alter table sales_order disable trigger sales_order_updated`.execute(db)
    await sql`update sales_order set updated_at = null where order_number = ${number}`.execute(db)
    await sql`alter table sales_order enable trigger sales_order_updated`.execute(db)
    const order = (await track(number, EMAIL)).body.result!
    expect(order.updated_at).toBe(order.paid_at)
  })

  test('is unknown with a wrong address, in another store and under another number, all in one answer', async () => {
    const { number } = await orderAsGuest(EMAIL)
    const answers = [
      await track(number, 'otra@correo.example'),
      await track(number, EMAIL, 'de'),
      await track('999999999', EMAIL),
    ]
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: { code: 404, result: 'No such order' } })
  })

  test('is not found by guessing addresses without end, and by its own again only later', async () => {
    const { number } = await orderAsGuest(EMAIL)
    for (let tries = 0; tries < TRACKING_TRIES_MAX; tries += 1)
      expect((await track(number, `quien${tries}@correo.example`)).status).toBe(404)
    expect((await track(number, EMAIL)).status).toBe(429)
    for (let tries = 0; tries < TRACKING_TRIES_MAX; tries += 1) await track('888888888', EMAIL)
    expect((await track('888888888', EMAIL)).status).toBe(429)
  })

  test('is not found by trying the numbers of a known address, spelt in any way', async () => {
    const email = 'Eva.Rios@Correo.example'
    const { number } = await orderAsGuest(email)
    for (let tries = 0; tries < TRACKING_TRIES_PER_EMAIL_MAX; tries += 1)
      expect((await track(`7777777${tries}`, tries % 2 ? email : email.toLowerCase())).status).toBe(404)
    expect((await track(number, email)).status).toBe(429)
  })

  test('by its own address again and again is not counted', async () => {
    const email = 'Iris.Rios@Correo.example'
    const { number } = await orderAsGuest(email)
    for (let tries = 0; tries <= TRACKING_TRIES_PER_EMAIL_MAX; tries += 1)
      expect((await track(number, email)).status).toBe(200)
  })

  test.each([
    ['', EMAIL],
    ['1 or 1=1', EMAIL],
    ['x'.repeat(65), EMAIL],
    ['000000001', ''],
    ['000000001', 'x'.repeat(255)],
  ])('is not looked for as %j of %j', async (number, email) => {
    expect((await track(number, email)).status).toBe(400)
  })
})
