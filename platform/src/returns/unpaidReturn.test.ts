import { beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { mailsAbout } from '../testing/mailsAbout.ts'
import { ADDRESS, orderBody } from '../testing/shopper.ts'
import { type Json, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123', holder: 'Ana López' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ADDRESSES = {
  hogar: {},
  de: { country_id: 'DE', postcode: '10115', city: 'Berlin', region: null },
  it: { country_id: 'IT', postcode: '00184', city: 'Roma', region: null },
} as const
type Code = keyof typeof ADDRESSES
beforeAll(async () => {
  await platform.put('/api/stock/LAMP', { qty: 100 })
})

type Bought = Readonly<{ storeCode?: Code; method?: string; months?: number; units?: number }>

/** An order of lamps that was delivered before its money came, and what comes back of it. */
async function delivered(name: string, { storeCode = 'hogar', method = 'card', months, units = 3 }: Bought = {}) {
  const { token } = await asCustomer(platform, `${name}@debe.example`)
  const url = (call: string) => `/api/${call}?token=${token}&storeCode=${storeCode}`
  const cartId = textOf((await platform.post(url('cart/create'))).body.result) ?? ''
  const address = { ...ADDRESS, ...ADDRESSES[storeCode] }
  const placed = await platform.post(url('order'), {
    ...orderBody(cartId, { products: [{ sku: 'LAMP', qty: units, price: 1 }] }),
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
      payment_method_code: method,
      payment_method_additional: months === undefined ? {} : { months },
    },
  })
  const number = textOf(placed.body.result?.orderNumber) ?? ''
  await platform.put(`/api/order/${number}/progress`, { status: 'order delivered' })
  const read = async () => (await platform.get(url(`order/${number}`))).body.result!
  const { grand_total: total, items, payment } = await read()
  const [item] = items as unknown as readonly Json[]
  const page = `${textOf(payment!.url)?.replace('https://pay.example', '')}?return=%2F`
  return {
    number,
    total: Number(total),
    unit: Number(item!.price_incl_tax),
    read,
    amounts: async () => {
      const { total_due: due, total_paid: paid, total_refunded: refunded } = await read()
      return { due, paid, refunded }
    },
    send: async (qty: number, resolution = 'refund') => {
      const line = { item_id: item!.item_id, qty, reason: 'damaged', condition: 'opened', resolution }
      const made = await platform.post(url(`order/${number}/returns`), { items: [line] })
      const returnNumber = textOf(made.body.result?.increment_id) ?? ''
      const progress = `/api/order/returns/${returnNumber}/progress`
      await Promise.all([1, 2].map(() => platform.put(progress, { status: 'received' })))
      return returnNumber
    },
    settle: () => platform.put(`/api/order/${number}/payment`),
    page: async () => textOf((await platform.get(page)).body),
    pay: () => platform.post(page, new URLSearchParams(CARD).toString(), FORM),
    mail: async (subject: string) =>
      (await mailsAbout(platform, number)).find((mail) => mail.subject.includes(subject)),
  }
}

describe('units that come back before the money of their order', () => {
  test.each(['card', 'banktransfer', 'conveniencestore'])('are not asked for (%s)', async (method) => {
    const order = await delivered(`kept-${method}`, { method })
    await order.send(1)
    const due = order.total - order.unit
    expect(await order.amounts()).toEqual({ due, paid: 0, refunded: 0 })
    await order.send(1, 'exchange')
    expect(await order.amounts()).toMatchObject({ due })
    expect(await order.settle()).toMatchObject({ status: 200 })
    expect(await order.amounts()).toEqual({ due: 0, paid: due, refunded: 0 })
    // What comes back afterwards is refunded; what came back before was never paid.
    await order.send(1)
    expect(await order.amounts()).toEqual({ due: 0, paid: due, refunded: order.unit })
  })

  test('are taken off the sum on the card page, off its plan and off the mail of the payment', async () => {
    const order = await delivered('page', { units: 11, months: 12 })
    expect(await order.page()).toContain('Pagar $5,742.00')
    await order.send(1)
    expect(await order.page()).toContain('Pagar $5,220.00')
    expect(await order.page()).toContain('12 pagos mensuales de $435.00')
    expect((await order.read()).payment).toMatchObject({ plan: { months: 12, monthly: 435, last: 435 } })
    expect((await order.pay()).status).toBe(303)
    expect((await order.mail('Recibimos el pago'))?.body).toContain('$5,220.00')
    expect(await order.amounts()).toEqual({ due: 0, paid: 5_220, refunded: 0 })
  })

  test('are announced by a mail with what is left to pay', async () => {
    const order = await delivered('mail', { method: 'banktransfer' })
    await order.send(1)
    const mail = await order.mail('Ahora pagas menos')
    expect(mail?.body).toContain('$1,044.00')
    expect(mail?.body).toContain('646180110400000007')
    expect((await mailsAbout(platform, order.number)).filter(({ subject }) => subject.includes('Ahora pagas'))).toHaveLength(1) // prettier-ignore
  })

  test.each<[Code, string]>([
    ['hogar', 'No queda nada por pagar de este pedido.'],
    ['de', 'Für diese Bestellung ist nichts mehr zu bezahlen.'],
    ['it', 'Per questo ordine non c’è più nulla da pagare.'],
  ])('leave nothing to pay if all of them are back (%s)', async (storeCode, text) => {
    const order = await delivered(`all-${storeCode}`, { storeCode })
    await order.send(2)
    expect((await order.amounts()).due).toBeGreaterThan(0)
    await order.send(1)
    expect(await order.amounts()).toEqual({ due: 0, paid: 0, refunded: 0 })
    expect(await order.page()).toContain(text)
    expect(await order.settle()).toMatchObject({ status: 409 })
    expect(await order.amounts()).toEqual({ due: 0, paid: 0, refunded: 0 })
  })
})
