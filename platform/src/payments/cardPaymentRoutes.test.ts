import { describe, expect, test, vi } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { throwingLog } from '../testing/throwingLog.ts'
import { cancelUnpaidOrders } from '../orders/cancellation/cancelUnpaidOrders.ts'
import { ADDRESS, asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { CARD_PAYMENT_MINUTES, CARD_TRIES_MAX } from './limits.ts'

const platform = withPlatform()
const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123', holder: 'Ana López' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** An order that a card pays, and what its buyer does on the page for that. */
async function place(method = 'card') {
  const guest = await asGuest(platform)
  await guest.add('LAMP')
  const email = `${guest.cartId.slice(0, 8)}@card.example`
  const address = { ...ADDRESS, email }
  const placed = await guest.order({
    products: [{ sku: 'LAMP', qty: 1, price: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
      payment_method_code: method,
    },
  })
  const number = textOf(placed.body.result!.orderNumber)!
  const read = async () => (await platform.get(`/api/order/${number}?cartId=${guest.cartId}`)).body.result!
  const url = textOf((await read()).payment!.url)
  const page = `${url?.replace('https://pay.example', '')}?return=%2Forder-success%3Forder%3Dx`
  return {
    number,
    email,
    url,
    status: async () => (await read()).status,
    open: () => platform.get(page),
    pay: (card: Partial<typeof CARD> = {}) =>
      platform.post(page, new URLSearchParams({ ...CARD, ...card }).toString(), FORM),
  }
}

const cancelLate = () =>
  cancelUnpaidOrders(platform.database().db, {
    now: new Date(Date.now() + (CARD_PAYMENT_MINUTES + 1) * 60_000),
    log: throwingLog,
  })

describe('a card', () => {
  test('pays its order on the page that the order names, and redirects back to the shop', async () => {
    const order = await place()
    expect(order.url).toMatch(/^https:\/\/pay\.example\/pay\/[\w-]{22}$/)
    expect(await order.status()).toBe('pending_payment')
    const form = await order.open()
    expect(form.status).toBe(200)
    expect(form.body).toContain(`Pedido ${order.number}`)
    expect(form.body).toContain('Pagar $522.00')
    const paid = await order.pay()
    expect([paid.status, paid.headers.location]).toEqual([303, 'https://shop.example/order-success?order=x'])
    expect(await order.status()).toBe('processing')
    expect(await cancelLate()).toBe(0)
  })

  test('pays once: a form that is sent again redirects back, and the page says so', async () => {
    const order = await place()
    const both = await Promise.all([order.pay(), order.pay()])
    expect(both.map(({ status }) => status)).toContain(303)
    expect((await order.pay()).status).toBe(303)
    expect((await order.open()).body).toContain('Este pedido ya está pagado.')
  })

  test.each([
    ['4000 0000 0000 0002', 'La plataforma de pago no aprobó el pago. No se cobró nada.'],
    ['4000 0000 0000 9995', 'La tarjeta no tiene fondos suficientes.'],
  ])('that the bank refuses (%s) leaves the order waiting, and another one pays it', async (number, text) => {
    const order = await place()
    const refused = await order.pay({ number })
    expect(refused.status).toBe(402)
    expect(refused.body).toContain(text)
    expect(await order.status()).toBe('pending_payment')
    expect((await order.pay()).status).toBe(303)
  })

  test('that was mistyped is reported at its field, and not shown again', async () => {
    const order = await place()
    const { status, body } = await order.pay({ number: '4242 4242 4242 4241', code: '987' })
    expect(status).toBe(422)
    expect(body).toContain('Revisa el número de la tarjeta.')
    expect(body).toContain('aria-describedby="number-fault"')
    expect(JSON.stringify(body)).not.toMatch(/4241|987/)
  })

  test('is good to the end of its month by the clocks of the shop', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T23:30:00-06:00') })
    try {
      expect((await (await place()).pay({ expiry: '11/26' })).status).toBe(303)
      vi.setSystemTime(Date.parse('2026-12-01T00:30:00-06:00'))
      expect((await (await place()).pay({ expiry: '11/26' })).status).toBe(422)
    } finally {
      vi.useRealTimers()
    }
  })

  test('cannot be one of a long list of numbers', async () => {
    const order = await place()
    for (let tries = 0; tries < CARD_TRIES_MAX; tries += 1) await order.pay({ number: '4000000000000002' })
    const { status, body } = await order.pay()
    expect(status).toBe(429)
    expect(body).toContain('Probaste demasiadas tarjetas.')
    expect(await order.status()).toBe('pending_payment')
  })
})

test('an order that no card pays within the hour is called off, and cannot be paid any more', async () => {
  const order = await place()
  await cancelLate()
  expect((await order.open()).body).toContain('Este pedido está cancelado')
  expect((await order.pay()).status).toBe(409)
  expect(await order.status()).toBe('canceled')
})

test('the mail links to the page, and only a card has one', async () => {
  const order = await place()
  const mails = (await platform.get(`/outbox?recipient=${order.email}`)).body as unknown as { body: string }[]
  expect(mails[0]!.body).toContain(`href="${order.url}"`)
  expect((await place('banktransfer')).url).toBeNull()
})

test('the page runs no script, and forbids caching and framing; an unknown code is a 404', async () => {
  const { headers, body } = await (await place()).open()
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/shop\.example; frame-ancestors 'none'/,
    ),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(JSON.stringify(body)).not.toContain('<script')
  const unknown = await platform.get(`/pay/${'A'.repeat(22)}`)
  expect(unknown.status).toBe(404)
  expect(unknown.body).toContain('Este enlace no lleva a ningún pago.')
})
