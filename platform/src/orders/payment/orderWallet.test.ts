import { setTimeout } from 'node:timers/promises'
import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { textOf } from '../../parse/fields.ts'
import { TRANSFER_HOURS } from '../../checkout/limits.ts'
import { throwingLog } from '../../testing/throwingLog.ts'
import { cancelUnpaidOrders } from '../cancellation/cancelUnpaidOrders.ts'
import { buy } from '../../testing/buy.ts'
import { asCustomer } from '../../testing/customer.ts'
import { mailsAbout } from '../../testing/mailsAbout.ts'
import { pluck } from '../../testing/pluck.ts'
import { asGuest, orderBody } from '../../testing/shopper.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { bookWalletEntry } from '../../wallet/walletRepository.ts'

const platform = withPlatform()
const KEY = { 'x-moderation-key': 'mk-test' }
const ORDER_TIME_MS = 800
const REASON = { reason: 'changed_mind' }
/** Price of a lamp with tax, for pick-up in a shop. */
const LAMP_PRICE = 522
const NOT_OFFERED = 'Error placing an order. The requested Payment Method is not available.'
const PAY = { methods: { paymentMethod: { method: 'wallet' } } }

/** A customer with so much in the wallet of a store's currency. */
async function holder(name: string, amount: number, storeCode = 'hogar') {
  const email = `${name}@monedero.example`
  const { token, get } = await asCustomer(platform, email)
  const customerId = Number((await get('me')).body.result!.id)
  if (amount > 0)
    await platform.post(`/api/ext/wallet_booking?storeCode=${storeCode}`, { email, amount, note: 'Bienvenida' }, KEY)
  const read = async (call: string) =>
    (await platform.post(`/api/ext/wallet_${call}?token=${token}&storeCode=${storeCode}`, { customerId })).body.result!
  return {
    token,
    customerId,
    balance: async () => (await read('balance')).balance,
    history: async () => (await read('history')).items as unknown as Record<string, unknown>[],
  }
}
type Holder = Awaited<ReturnType<typeof holder>>

/** A cart in a store, with lamps in it if nothing else is said: one can have one in each. */
async function cartOf({ token }: Holder, { sku = 'LAMP', qty = 1, storeCode = 'hogar' } = {}) {
  const url = (call: string) => `/api/${call}?token=${token}&storeCode=${storeCode}`
  const cartId = textOf((await platform.post(url('cart/create'))).body.result) ?? ''
  if (qty > 0) await platform.post(url('cart/update'), { cartItem: { sku, qty } })
  const body = orderBody(cartId, { products: [{ sku, qty, price: 1 }] })
  const addressInformation = { ...body.addressInformation, payment_method_code: 'wallet' }
  return {
    offered: async () => pluck((await platform.get(url('cart/payment-methods'))).body.result, 'code'),
    choose: async (methods: object = PAY) => (await platform.post(url('cart/collect-totals'), methods)).body,
    order: (fields: object = {}, headers?: Record<string, string>) =>
      platform.post(url('order'), { ...body, addressInformation, ...fields }, headers),
  }
}

describe('a wallet in the checkout', () => {
  test('is offered once it holds what the cart comes to, to the cent, and not to a guest', async () => {
    const short = await cartOf(await holder('corta', LAMP_PRICE - 0.01))
    expect(await short.offered()).not.toContain('wallet')
    expect(await short.choose()).toEqual({ code: 400, result: 'The requested Payment Method is not available.' })
    const enough = await cartOf(await holder('justa', LAMP_PRICE))
    expect(await enough.offered()).toContain('wallet')
    expect(await enough.choose()).toMatchObject({ code: 200 })
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    expect(pluck((await guest.get('payment-methods')).body.result, 'code')).not.toContain('wallet')
  })

  test('is measured against what the cart comes to without what another way of paying costs', async () => {
    const cart = await cartOf(await holder('tienda', LAMP_PRICE))
    await cart.choose({ methods: { paymentMethod: { method: 'conveniencestore' } } })
    expect(await cart.offered()).toContain('wallet')
  })

  test('is of the store’s currency', async () => {
    const cart = await cartOf(await holder('pesos', 10_000), { storeCode: 'de' })
    expect(await cart.offered()).not.toContain('wallet')
  })

  test('is not offered for an empty cart', async () => {
    const cart = await cartOf(await holder('vacia', 0), { qty: 0 })
    expect(await cart.offered()).not.toContain('wallet')
  })
})

describe('an order that a wallet pays', () => {
  test('takes what it costs, once, and is paid from the start', async () => {
    const ana = await holder('paga', 1_000)
    const cart = await cartOf(ana)
    const fields = { order_id: 'wallet-order-1' }
    const placed = await cart.order(fields, { 'idempotency-key': 'wallet-1' })
    expect(placed.body).toMatchObject({ code: 200 })
    const number = placed.body.result!.orderNumber
    expect((await cart.order(fields, { 'idempotency-key': 'wallet-1' })).body).toEqual(placed.body)
    expect((await cart.order(fields)).body.result).toMatchObject({ orderNumber: number })
    expect(await ana.balance()).toBe(478)
    expect(await ana.history()).toMatchObject([
      { kind: 'payment', amount: -522, balance: 478, order_number: number, note: '' },
      { kind: 'booking', amount: 1_000, order_number: null, note: 'Bienvenida' },
    ])
    const order = (await platform.get(`/api/order/${textOf(number)}?token=${ana.token}`)).body.result
    expect(order).toMatchObject({
      status: 'processing',
      cancelable: 'items',
      payment: { method: 'wallet', title: 'Monedero', instructions: null, url: null },
    })
  })

  test('is refused whole when the wallet holds less: no order, no stock taken, the cart stays open', async () => {
    const ana = await holder('falta', LAMP_PRICE)
    const cart = await cartOf(ana, { qty: 1 })
    await cart.choose()
    await platform.put('/api/stock/LAMP', { qty: 20 })
    const two = await cart.order({ products: [{ sku: 'LAMP', qty: 2, price: 1 }] })
    expect(two.body).toEqual({ code: 400, result: NOT_OFFERED })
    expect((await platform.get('/api/stock/check/LAMP')).body.result).toMatchObject({ qty: 20 })
    expect(await ana.balance()).toBe(LAMP_PRICE)
    expect((await cart.order()).body).toMatchObject({ code: 200 })
    expect(await ana.balance()).toBe(0)
  })

  test('does not spend what another order spends at the same time', async () => {
    // Each of another thing: who waits for another's stock would wait for its money, too.
    const goods = { hogar: 'MAT-IND', viu: 'RARO', mavi: 'LAMP' }
    for (const sku of Object.values(goods)) await platform.put(`/api/stock/${sku}`, { qty: 20 })
    const ana = await holder('doble', 1_500)
    const carts = await Promise.all(Object.entries(goods).map(([storeCode, sku]) => cartOf(ana, { sku, storeCode })))
    const answers = await Promise.all(carts.map((cart) => cart.order()))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body)).toEqual([1, 2].map(() => ({ code: 400, result: NOT_OFFERED })))
    expect(Number(await ana.balance())).toBeGreaterThanOrEqual(0)
    expect(pluck(await ana.history(), 'kind')).toEqual(['payment', 'booking'])
    const units = Object.values(goods).map(async (sku) =>
      Number((await platform.get(`/api/stock/check/${sku}`)).body.result!.qty),
    )
    expect((await Promise.all(units)).reduce((sum, qty) => sum + qty)).toBe(3 * 20 - 1)
  })

  test('waits for a concurrent withdrawal from the wallet, and uses the remaining balance', async () => {
    const ana = await holder('espera', 1_000)
    const cart = await cartOf(ana)
    const taken = { amount: new Big(-600), note: 'Ajuste' }
    const order = await platform
      .database()
      .db.transaction()
      .execute(async (transaction) => {
        await bookWalletEntry(transaction, { customerId: ana.customerId, currency: 'MXN' }, taken)
        const placed = cart.order()
        // Long enough for an order that does not wait.
        await setTimeout(ORDER_TIME_MS)
        return { placed }
      })
    expect((await order.placed).body).toEqual({ code: 400, result: NOT_OFFERED })
    expect(await ana.balance()).toBe(400)
  })

  test('leaves the wallet alone while another way of paying is chosen', async () => {
    const ana = await holder('otra', 1_000)
    await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
    expect(await ana.balance()).toBe(1_000)
  })

  test('is not cancelled by the job for unpaid orders, however late it is', async () => {
    const ana = await holder('vigilada', 1_000)
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }], { method: 'wallet' })
    await cancelUnpaidOrders(platform.database().db, {
      now: new Date(Date.now() + TRANSFER_HOURS * 100 * 3_600_000),
      log: throwingLog,
    })
    expect(await order.read()).toMatchObject({ status: 'processing' })
    expect(await ana.balance()).toBe(478)
  })
})

describe('an order that a wallet has paid and that is called off', () => {
  test('gives the whole back, once, however many ask at once, and says so', async () => {
    const ana = await holder('todo', 1_000)
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }], { method: 'wallet' })
    const headers = { 'idempotency-key': 'wallet-cancel-1' }
    const answers = await Promise.all([
      order.post('/cancel', REASON, headers),
      order.post('/cancel', REASON, headers),
      order.post('/cancel', REASON),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await ana.balance()).toBe(1_000)
    expect(await ana.history()).toMatchObject([
      { kind: 'refund', amount: 522, balance: 1_000, order_number: order.number },
      { kind: 'payment' },
      { kind: 'booking' },
    ])
    const said = await mailsAbout(platform, order.number)
    expect(said.filter(({ subject }) => subject === `Cancelamos tu pedido ${order.number}`)).toHaveLength(1)
    expect(said[0]!.body).toContain('Te devolvimos $522.00 a tu monedero.')
  })

  test('gives back what was called off of it, and at last all that it took', async () => {
    await platform.put('/api/stock/RARO', { qty: 9 })
    const ana = await holder('partes', 10_000)
    const order = await buy([platform, ana.token], [{ sku: 'RARO', qty: 3 }, { sku: 'LAMP', qty: 1 }], { method: 'wallet' }) // prettier-ignore
    const [rare, lamp] = order.ids
    const cancel = (items: object[]) => order.post('/cancel-items', { ...REASON, items })
    const paid = Number((await order.read()).grand_total)
    expect(await ana.balance()).toBe(10_000 - paid)
    await cancel([{ item_id: rare, qty: 2 }])
    expect(await ana.balance()).toBe(10_000 - paid + 2_320)
    expect((await mailsAbout(platform, order.number))[0]).toMatchObject({
      subject: `Cancelamos artículos de tu pedido ${order.number}`,
      body: expect.stringContaining('Te devolvimos $2,320.00 a tu monedero.'),
    })
    // Too many: refused, and nothing is given back for it.
    expect(await cancel([{ item_id: rare, qty: 2 }])).toMatchObject({ status: 400 })
    expect(await ana.balance()).toBe(10_000 - paid + 2_320)
    await cancel([{ item_id: rare, qty: 1 }])
    await cancel([{ item_id: lamp, qty: 1 }])
    expect(await ana.balance()).toBe(10_000)
    expect((await ana.history()).map(({ kind, order_number }) => [kind, order_number])).toEqual([
      ...Array.from({ length: 3 }, () => ['refund', order.number]),
      ['payment', order.number],
      ['booking', null],
    ])
  })

  test('gives nothing back that was never taken: an order that another way paid', async () => {
    const ana = await holder('efectivo', 1_000)
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
    expect(await order.post('/cancel', REASON)).toMatchObject({ status: 200 })
    expect(await ana.balance()).toBe(1_000)
  })

  test('what came back can be spent at once, while the money of another order is taken', async () => {
    await platform.put('/api/stock/LAMP', { qty: 50 })
    const ana = await holder('vuelta', LAMP_PRICE * 2)
    const first = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }], { method: 'wallet' })
    const cart = await cartOf(ana, { storeCode: 'viu' })
    const [canceled, placed] = await Promise.all([first.post('/cancel', REASON), cart.order()])
    expect([canceled.status, placed.status]).toEqual([200, 200])
    expect(await ana.balance()).toBe(LAMP_PRICE)
  })
})
