import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { buy } from '../testing/buy.ts'
import { asCustomer } from '../testing/customer.ts'
import { mailsAbout } from '../testing/mailsAbout.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'

const platform = withPlatform()
const LAMP_PRICE = 522
const stockOf = async (sku: string) => (await platform.get(`/api/stock/check/${sku}`)).body.result!.qty

/** An order of two lamps of a customer whose wallet has what it costs. */
async function paidFromWallet(name: string) {
  const email = `${name}@almacen.example`
  const { token, get } = await asCustomer(platform, email)
  const customerId = (await get('me')).body.result!.id
  const booking = { email, amount: 2 * LAMP_PRICE, note: 'Bienvenida' }
  await platform.post('/api/ext/wallet_booking', booking, { 'x-moderation-key': 'mk-test' })
  const balance = async () =>
    (await platform.post(`/api/ext/wallet_balance?token=${token}`, { customerId })).body.result!.balance
  const order = await buy([platform, token], [{ sku: 'LAMP', qty: 2 }], { method: 'wallet' })
  const mails = async () => {
    const sent = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as Record<string, string>[]
    return sent.filter(({ subject, text }) => subject === `Cancelamos tu pedido ${order.number}` && text)
  }
  return { ...order, balance, mails }
}

test('an order that the shop cancels books what is canceled, returns stock and wallet, and says so once', async () => {
  const before = await stockOf('LAMP')
  const order = await paidFromWallet('todo')
  expect([await stockOf('LAMP'), await order.balance()]).toEqual([Number(before) - 2, 0])
  for (const time of [1, 2]) {
    const answer = await order.progress('canceled')
    expect([time, answer.status]).toEqual([time, 200])
    expect(answer.body.result).toMatchObject({
      status: 'canceled',
      total_canceled: 2 * LAMP_PRICE,
      total_paid: 2 * LAMP_PRICE,
      total_refunded: 2 * LAMP_PRICE,
      total_due: 0,
    })
    expect(answer.body.result!.items as unknown as Json[]).toMatchObject([{ qty_canceled: 2 }])
  }
  expect([await stockOf('LAMP'), await order.balance()]).toEqual([before, 2 * LAMP_PRICE])
  const mails = await order.mails()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Te devolvimos $1,044.00 a tu monedero.')
})

test('the rest of an order is canceled by the shop, what its buyer canceled before counts once', async () => {
  const order = await paidFromWallet('resto')
  const items = [{ item_id: order.ids[0], qty: 1 }]
  await order.post('/cancel-items', { reason: 'changed_mind', items })
  expect(await order.balance()).toBe(LAMP_PRICE)
  expect((await order.progress('canceled')).body.result).toMatchObject({ total_canceled: 2 * LAMP_PRICE })
  expect(await order.balance()).toBe(2 * LAMP_PRICE)
})

test('an order that shop and buyer cancel at once gives back once', async () => {
  const before = await stockOf('LAMP')
  const order = await paidFromWallet('ambos')
  const cancel = (at: number) =>
    at % 2 === 0 ? order.progress('canceled') : order.post('/cancel', { reason: 'changed_mind' })
  const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(cancel))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await order.read()).toMatchObject({ status: 'canceled', total_canceled: 2 * LAMP_PRICE })
  expect([await stockOf('LAMP'), await order.balance()]).toEqual([before, 2 * LAMP_PRICE])
  expect(await order.mails()).toHaveLength(1)
})

test.each(['denied', 'rejected'] as const)(
  'an order that the shop ends as %s gives everything back, is not paid any more and stays as it is',
  async (status) => {
    const before = await stockOf('LAMP')
    const order = await paidFromWallet(status)
    for (const time of [1, 2]) {
      const answer = await order.progress(status)
      expect([time, answer.status]).toEqual([time, 200])
      expect(answer.body.result).toMatchObject({
        status,
        total_canceled: 2 * LAMP_PRICE,
        total_refunded: 2 * LAMP_PRICE,
      })
    }
    expect([await stockOf('LAMP'), await order.balance()]).toEqual([before, 2 * LAMP_PRICE])
    expect(await order.mails()).toHaveLength(1)
    for (const back of ['pending', 'processing', 'order sent', status === 'denied' ? 'rejected' : 'denied'])
      expect(await order.progress(back)).toMatchObject({ status: 409 })
    expect(await order.read()).toMatchObject({ status })
    expect((await order.progress('canceled')).body.result).toMatchObject({ status: 'canceled' })
    expect([await stockOf('LAMP'), await order.balance()]).toEqual([before, 2 * LAMP_PRICE])
  },
)

test.each(['canceled', 'denied', 'rejected'])('the card page of an order that is %s takes no card', async (status) => {
  const { token } = await asCustomer(platform, `${status}@pago.example`)
  const order = await buy([platform, token], [{ sku: 'LAMP', qty: 1 }], { method: 'card' })
  const { pathname } = new URL(textOf((await order.read()).payment!.url) ?? '')
  await order.progress(status)
  expect((await platform.get(pathname)).body).toContain('Este pedido está cancelado')
})

test('an order that was delivered is not canceled any more', async () => {
  const order = await paidFromWallet('tarde')
  await order.progress('order delivered')
  expect(await order.progress('canceled')).toMatchObject({ status: 409 })
  expect(await order.read()).toMatchObject({ status: 'order delivered', total_canceled: 0 })
  expect(await platform.put('/api/order/999999999/progress', { status: 'canceled' })).toMatchObject({ status: 404 })
})

describe('an order that was sent before its money came', () => {
  const send = async (name: string, method: string) => {
    const { token } = await asCustomer(platform, `${name}@pago.example`)
    const order = await buy([platform, token], [{ sku: 'LAMP', qty: 1 }], { method })
    await order.progress('order sent')
    expect(await order.read()).toMatchObject({ paid_at: null, total_paid: 0, total_due: LAMP_PRICE })
    return order
  }
  const paid = { status: 'order sent', paid_at: expect.any(String), total_paid: LAMP_PRICE, total_due: 0 }

  test('is paid by its transfer, stays sent, and its mail does not prepare it again', async () => {
    const order = await send('transferencia', 'banktransfer')
    const pay = () => platform.put(`/api/order/${order.number}/payment`)
    expect((await pay()).body).toMatchObject({ code: 200, result: { status: 'order sent' } })
    expect(await order.read()).toMatchObject(paid)
    const [mail] = await mailsAbout(platform, order.number)
    expect(mail?.body).toContain('Recibimos $522.00')
    expect(mail?.body).not.toContain('Ya lo preparamos')
    expect(await pay()).toMatchObject({ status: 409 })
    await order.progress('order delivered')
    expect(await order.read()).toMatchObject({ total_due: 0 })
  })

  test('is paid by its card once, on a page that asks for the money until then', async () => {
    const order = await send('tarjeta', 'card')
    const { pathname } = new URL(textOf((await order.read()).payment!.url) ?? '')
    expect((await platform.get(pathname)).body).toContain('Pagar $522.00')
    const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', code: '123', holder: 'Ana' })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await platform.post(pathname, card.toString(), form)).toMatchObject({ status: 303 })
    expect(await order.read()).toMatchObject(paid)
    expect((await platform.get(pathname)).body).toContain('Este pedido ya está pagado.')
  })
})

test('an order that is prepared before its money came is canceled whole, and its mail promises no refund', async () => {
  const { token } = await asCustomer(platform, 'antes@pago.example')
  const order = await buy([platform, token], [{ sku: 'LAMP', qty: 2 }], { method: 'banktransfer' })
  await order.progress('processing')
  const items = [{ item_id: order.ids[0], qty: 1 }]
  expect(await order.read()).toMatchObject({ cancelable: 'whole', total_due: 2 * LAMP_PRICE })
  expect(await order.post('/cancel-items', { reason: 'other', items })).toMatchObject({ status: 409 })
  expect(await order.post('/cancel', { reason: 'other' })).toMatchObject({ status: 200 })
  const [mail] = await mailsAbout(platform, order.number)
  expect(mail?.body).toContain('No pagas nada.')
  expect(mail?.body).not.toContain('Te devolvemos $')
})
