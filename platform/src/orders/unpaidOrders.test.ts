import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { STORE_PAYMENT_HOURS, TRANSFER_HOURS } from '../checkout/limits.ts'
import { pluck } from '../testing/pluck.ts'
import { ADDRESS, asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { throwingLog } from '../testing/throwingLog.ts'
import { cancelUnpaidOrders } from './cancellation/cancelUnpaidOrders.ts'

const platform = withPlatform()
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const cancelAt = (hours: number) =>
  cancelUnpaidOrders(platform.database().db, { now: inHours(hours), log: throwingLog })
const stockOf = async (sku: string) => (await platform.get(`/api/stock/check/${sku}`)).body.result!.qty
const mailsTo = async (email: string) => pluck((await platform.get(`/outbox?recipient=${email}`)).body, 'subject')

const ABROAD: Readonly<Record<string, object>> = {
  de: { country_id: 'DE', postcode: '10115', city: 'Berlin', region: null },
  it: { country_id: 'IT', postcode: '00184', city: 'Roma', region: null },
}

/** An order of a guest of its own, and how its buyer reads its state. */
async function place(
  [sku, qty]: readonly [string, number],
  { method = 'banktransfer', storeCode = 'hogar', coupon = '' } = {},
) {
  const guest = await asGuest(platform, storeCode)
  await guest.add(sku, qty)
  if (coupon !== '') expect((await guest.coupon(coupon)).body).toMatchObject({ code: 200 })
  const email = `${guest.cartId.slice(0, 8)}@unpaid.example`
  const address = { ...ADDRESS, ...ABROAD[storeCode], email }
  const placed = await guest.order({
    products: [{ sku, qty, price: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
      payment_method_code: method,
    },
  })
  expect(placed.body).toMatchObject({ code: 200 })
  const number = textOf(placed.body.result!.orderNumber)!
  const read = async () => (await platform.get(`/api/order/${number}?cartId=${guest.cartId}`)).body.result!
  return { number, email, read, status: async () => (await read()).status }
}

describe('an order that is not paid', () => {
  test.each([
    ['banktransfer', TRANSFER_HOURS],
    ['conveniencestore', STORE_PAYMENT_HOURS],
  ])('by %s is called off after the %i hours that its instructions name, and not before', async (method, hours) => {
    await platform.put('/api/stock/RARO', { qty: 5 })
    const order = await place(['RARO', 2], { method })
    expect(await stockOf('RARO')).toBe(3)
    expect(await cancelAt(hours - 1)).toBe(0)
    expect(await order.status()).toBe('pending')
    expect(await cancelAt(hours + 1)).toBe(1)
    expect(await order.status()).toBe('canceled')
    expect(await stockOf('RARO')).toBe(5)
    expect(await mailsTo(order.email)).toEqual([
      `Cancelamos tu pedido ${order.number}`,
      `Recibimos tu pedido ${order.number}`,
    ])
    expect(await cancelAt(hours + 2)).toBe(0)
  })

  test('returns its units to stock, and notifies customers who wait for them', async () => {
    await platform.put('/api/stock/RARO', { qty: 1 })
    await place(['RARO', 1])
    await platform.post('/api/stock/notify', { sku: 'RARO', email: 'eva@unpaid.example' })
    await cancelAt(TRANSFER_HOURS + 1)
    expect((await platform.get('/api/stock/check/RARO')).body.result).toMatchObject({ qty: 1, is_in_stock: true })
    expect(await mailsTo('eva@unpaid.example')).toHaveLength(1)
  })

  test('gives back its coupon', async () => {
    const { db } = platform.database()
    const code = 'UNAVEZ'
    const coupon = { code, kind: 'percent', value: '10', currency: 'MXN', minimum_subtotal: '0', max_uses: 1 } as const
    await db.insertInto('coupon').values(coupon).execute()
    const order = await place(['LAMP', 1], { coupon: code })
    const used = () => db.selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow()
    expect(await used()).toEqual({ used: 1 })
    await cancelAt(TRANSFER_HOURS + 1)
    expect(await order.status()).toBe('canceled')
    expect(await used()).toEqual({ used: 0 })
  })

  test.each([
    ['de', 'Deine Bestellung {number} ist storniert'],
    ['it', 'Abbiamo annullato il tuo ordine {number}'],
  ])('is called off in the language of %s', async (storeCode, subject) => {
    const order = await place(['LAMP', 1], { storeCode })
    await cancelAt(TRANSFER_HOURS + 1)
    expect(await mailsTo(order.email)).toContain(subject.replace('{number}', order.number))
  })

  test('is called off once, however many processes look for it', async () => {
    await platform.put('/api/stock/RARO', { qty: 9 })
    const orders = await Promise.all(Array.from({ length: 4 }, () => place(['RARO', 2])))
    expect(await stockOf('RARO')).toBe(1)
    const counts = await Promise.all(Array.from({ length: 5 }, () => cancelAt(TRANSFER_HOURS + 1)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(orders.length)
    expect(await stockOf('RARO')).toBe(9)
    for (const { email } of orders) expect(await mailsTo(email)).toHaveLength(2)
  })
})

describe('an order that costs nothing', () => {
  test.each(['banktransfer', 'card', 'cashondelivery'])(
    'by %s waits for no payment, is not called off, and its mail asks for none',
    async (method) => {
      const code = `CIEN-${method.toUpperCase()}`
      const coupon = { code, kind: 'percent', value: '100', currency: 'MXN', minimum_subtotal: '0' } as const
      await platform.database().db.insertInto('coupon').values(coupon).execute()
      const order = await place(['LAMP', 1], { method, coupon: code })
      expect(await order.read()).toMatchObject({
        grand_total: 0,
        status: 'processing',
        total_paid: 0,
        total_due: 0,
        payment: { instructions: null, url: null, pay_before: null },
      })
      await cancelAt(10 * TRANSFER_HOURS)
      expect(await order.status()).toBe('processing')
      const [mail] = (await platform.get(`/outbox?recipient=${order.email}`)).body as unknown as { text: string }[]
      expect(mail?.text).toContain('No pagas nada. Ya lo preparamos.')
      expect(mail?.text).not.toMatch(/Transfiere|Paga con tarjeta|Pagas \$|se confirme/)
    },
  )
})

describe('an order that cannot be canceled', () => {
  test('is logged with its number and tried again in the next run, and holds up no other', async () => {
    const { db } = platform.database()
    const [bad, ...others] = [await place(['LAMP', 1]), await place(['LAMP', 1]), await place(['LAMP', 1])]
    await refuseUpdatesOf(bad!.number)
    const logged: unknown[] = []
    const run = {
      now: inHours(TRANSFER_HOURS + 1),
      log: { error: ({ orderNumber }: Readonly<Record<string, unknown>>) => void logged.push(orderNumber) },
    }
    expect(await cancelUnpaidOrders(db, run)).toBe(2)
    expect(logged).toEqual([bad!.number])
    expect(await Promise.all(others.map((order) => order.status()))).toEqual(['canceled', 'canceled'])
    expect(await bad!.status()).toBe('pending')
    await sql`drop trigger refused on sales_order`.execute(db)
    expect(await cancelUnpaidOrders(db, run)).toBe(1)
    expect(await bad!.status()).toBe('canceled')
  })
})

/** Makes the database refuse every change of an order, until the trigger is dropped. */
async function refuseUpdatesOf(number: string) {
  const { db } = platform.database()
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`.execute(db)
  await sql`create trigger refused before update on sales_order for each row
    when (old.order_number = ${sql.lit(number)}) execute function refuse()`.execute(db)
}

describe('an order whose money comes', () => {
  test('is not called off', async () => {
    const order = await place(['LAMP', 1])
    expect((await platform.put(`/api/order/${order.number}/payment`)).body).toMatchObject({ code: 200 })
    expect(await cancelAt(TRANSFER_HOURS + 1)).toBe(0)
    expect(await order.status()).toBe('processing')
  })

  test('too late stays called off', async () => {
    const order = await place(['LAMP', 1])
    await cancelAt(TRANSFER_HOURS + 1)
    expect((await platform.put(`/api/order/${order.number}/payment`)).status).toBe(409)
    expect(await order.status()).toBe('canceled')
  })
})

test('what is paid on delivery is waited for however long it takes', async () => {
  const order = await place(['LAMP', 1], { method: 'cashondelivery' })
  expect(await cancelAt(10_000)).toBe(0)
  expect(await order.status()).toBe('pending')
})

test('the mail of an order links to its receipt, which opens by its code alone and in its store alone', async () => {
  const order = await place(['LAMP', 1], { storeCode: 'it' })
  const [mail] = (await platform.get(`/outbox?recipient=${order.email}`)).body as unknown as { body: string }[]
  const [, code = ''] = /href="https:\/\/shop\.example\/it\/receipt\?proof=([\w-]{22})"/.exec(mail!.body) ?? []
  expect((await platform.get(`/api/order/receipt/${code}?storeCode=it`)).body.result).toEqual(await order.read())
  expect((await platform.get(`/api/order/receipt/${code}?storeCode=de`)).status).toBe(404)
  expect((await platform.get(`/api/order/receipt/${'A'.repeat(22)}?storeCode=it`)).status).toBe(404)
  expect((await platform.get('/api/order/receipt/short?storeCode=it')).status).toBe(400)
})
