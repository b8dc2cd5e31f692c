import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { mailsAbout } from '../testing/mailsAbout.ts'
import { ADDRESS, orderBody } from '../testing/shopper.ts'
import { type Json, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const DAY_MS = 86_400_000
const ABROAD = {
  de: { country_id: 'DE', postcode: '10115', city: 'Berlin', region: null },
  it: { country_id: 'IT', postcode: '00184', city: 'Roma', region: null },
  hogar: {},
} as const
const [FLAT, EXPRESS, SHOP_FEE] = [4.99, 9.99, 1.5]
/** A bulb of 20.00 without tax: two of them are delivered for money. */
beforeAll(async () => {
  await platform.put('/api/stock/FOCO', { qty: 200 })
  await sql`update catalogue_document set source = source || '{"price": 20, "final_price": 20}' where sku = 'FOCO'`.execute(
    platform.database().db,
  )
})

type Bought = Readonly<{ storeCode?: keyof typeof ABROAD; qty?: number; carrier?: string; method?: string }>

/** A delivered and paid order of bulbs, and what came back of its money. */
async function delivered(
  name: string,
  { storeCode = 'de', qty = 2, carrier = 'flatrate', method = 'card' }: Bought = {},
) {
  const { token, get } = await asCustomer(platform, `${name}@widerruf.example`)
  const customerId = Number((await get('me')).body.result!.id)
  const url = (call: string) => `/api/${call}?token=${token}&storeCode=${storeCode}`
  const cartId = textOf((await platform.post(url('cart/create'))).body.result) ?? ''
  const address = { ...ADDRESS, ...ABROAD[storeCode] }
  const placed = await platform.post(url('order'), {
    ...orderBody(cartId, { products: [{ sku: 'FOCO', qty, price: 1 }] }),
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: carrier,
      shipping_method_code: carrier,
      payment_method_code: method,
    },
  })
  const number = textOf(placed.body.result?.orderNumber) ?? ''
  await platform.put(`/api/order/${number}/payment`)
  const order = (await platform.put(`/api/order/${number}/progress`, { status: 'order delivered' })).body.result!
  const [item] = order.items as unknown as readonly Json[]
  const send = async (units: number, resolution = 'refund') => {
    const items = [{ item_id: item!.item_id, qty: units, reason: 'changed_mind', condition: 'opened', resolution }]
    const made = await platform.post(url(`order/${number}/returns`), { items })
    const returnNumber = textOf(made.body.result?.increment_id) ?? ''
    await platform.put(`/api/order/returns/${returnNumber}/progress`, { status: 'received' })
    return returnNumber
  }
  const total = Number(order.grand_total)
  return {
    number,
    total,
    send,
    back: async () => (await platform.post(url('ext/wallet_balance'), { customerId })).body.result!.balance,
    deliveredBefore: (days: number) =>
      platform
        .database()
        .db.updateTable('sales_order')
        .set({ delivered_at: new Date(Date.now() - days * DAY_MS) })
        .where('order_number', '=', number)
        .execute(),
  }
}

describe('a purchase that is withdrawn from whole', () => {
  test.each([
    ['de', 'Darin sind 4,99 € für Lieferung und Zahlungsart enthalten.'],
    ['it', 'Sono compresi 4,99 € per consegna e metodo di pagamento.'],
  ] as const)('in %s brings back all that was paid, its delivery too, and says so: %s', async (storeCode, said) => {
    const order = await delivered(`ganz-${storeCode}`, { storeCode, qty: 1 })
    const returnNumber = await order.send(1)
    expect(await order.back()).toBe(order.total)
    const mails = (await mailsAbout(platform, returnNumber)).map(({ body }) => body.replace(/\s+/g, ' '))
    expect(mails.filter((body) => body.includes(said))).toHaveLength(1)
  })

  test('in parts brings the delivery back with the last part', async () => {
    const order = await delivered('teile')
    await order.send(1)
    expect(await order.back()).toBeCloseTo((order.total - FLAT) / 2, 2)
    await order.send(1)
    expect(await order.back()).toBe(order.total)
  })

  test('brings back the cost of its way of paying', async () => {
    const order = await delivered('laden', { method: 'conveniencestore' })
    await order.send(2)
    expect(await order.back()).toBe(order.total)
    expect(order.total).toBeGreaterThan(FLAT + SHOP_FEE)
  })

  test('brings back of express what the standard delivery would have cost', async () => {
    const order = await delivered('express', { carrier: 'express' })
    await order.send(2)
    expect(await order.back()).toBeCloseTo(order.total - EXPRESS + FLAT, 2)
  })

  test('keeps an express for which the standard delivery would have been free', async () => {
    const order = await delivered('frei', { carrier: 'express', qty: 50 })
    await order.send(50)
    expect(await order.back()).toBeCloseTo(order.total - EXPRESS, 2)
  })

  test.each([
    ['on the last day', 14, 0],
    ['a day later', 15, FLAT],
  ])('%s keeps %j days after the delivery %d', async (name, days, kept) => {
    const order = await delivered(`tag-${name.replaceAll(' ', '-')}`)
    await order.deliveredBefore(days)
    await order.send(2)
    expect(await order.back()).toBeCloseTo(order.total - kept, 2)
  })

  test('is none where a unit is to be exchanged, nor in Mexico', async () => {
    const order = await delivered('tausch')
    await order.send(1)
    await order.send(1, 'exchange')
    expect(await order.back()).toBeCloseTo((order.total - FLAT) / 2, 2)
    const mexican = await delivered('mexiko', { storeCode: 'hogar' })
    await mexican.send(2)
    expect(await mexican.back()).toBeCloseTo(mexican.total - 149, 2)
  })
})
