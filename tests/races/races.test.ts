import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from './brokenInvariants.ts'
import { RACERS, ROUNDS, atOnce, faults, fieldOf, numberOf, racersOf, succeeded, textOf } from './racers.ts'
import { type RacePlatform, startRacePlatform } from './startRacePlatform.ts'

/**
 * Many at once for what only one can have: `RACES=50` for as many as a review of the shop tries. After every race the
 * database is asked whether anything was sold, used, paid or paid back twice.
 */
const RACE_MS = 30_000 + RACERS * 6_000

let platform: RacePlatform
let race: ReturnType<typeof racersOf>
beforeAll(async () => {
  platform = await startRacePlatform()
  race = racersOf(platform)
})
afterAll(() => platform?.stop())
afterEach(async () => expect(await brokenInvariants(platform)).toEqual({}))

const SHIRT = 'RARO'
let names = 0
const newCustomer = () => race.customer(`racer-${(names += 1)}@race.example`)

describe(`${RACERS} at once`, { timeout: RACE_MS }, () => {
  test('for the last unit: one order, the others are refused', async () => {
    await race.setStock(SHIRT, 1)
    const carts = await atOnce(RACERS, () => race.newCart())
    const replies = await atOnce(RACERS, (at) => race.order(carts[at]!, '', { lines: [{ sku: SHIRT, qty: 1 }] }))
    expect(succeeded(replies)).toHaveLength(1)
    for (const refused of replies.filter(({ code }) => code !== 200))
      expect(refused).toMatchObject({ code: 400, meta: { reason: 'NOT_ENOUGH_STOCK', sku: SHIRT, left: 0 } })
    expect(await race.stockOf(SHIRT)).toBe(0)
  })

  test('for two goods in crossing order: as many orders as the scarcer one allows, and none waits for another', async () => {
    const [many, few] = [Math.ceil(RACERS * 0.4), Math.ceil(RACERS * 0.2)]
    await race.setStock('MAT-IND', many)
    await race.setStock('MAT-QN', few)
    const both = ['MAT-IND', 'MAT-QN'].map((sku) => ({ sku, qty: 1 }))
    const carts = await atOnce(RACERS, () => race.newCart())
    const replies = await atOnce(RACERS, (at) =>
      race.order(carts[at]!, '', { lines: at % 2 === 0 ? both : both.toReversed() }),
    )
    expect(faults(replies)).toEqual([])
    expect(succeeded(replies)).toHaveLength(few)
    expect(await race.stockOf('MAT-IND')).toBe(many - few)
    expect(await race.stockOf('MAT-QN')).toBe(0)
  })

  test('for a coupon of one use: one gets it, and no buyer pays more than agreed', async () => {
    await race.setStock('PIL', RACERS * 2)
    const coupon = {
      code: 'UNO',
      kind: 'fixed',
      value: '20',
      currency: 'MXN',
      minimum_subtotal: '0',
      max_uses: 1,
    } as const
    await platform.db.insertInto('coupon').values(coupon).execute()
    const lines = [{ sku: 'PIL', qty: 1 }]
    const carts = await atOnce(RACERS, async () => {
      const cart = await race.newCart()
      const at = `token=&cartId=${cart}`
      const cartItem = { ...lines[0] }
      await platform.call('POST', `/api/cart/update?${at}`, { body: { cartItem } })
      expect(await platform.call('POST', `/api/cart/apply-coupon?${at}&coupon=UNO`)).toMatchObject({ code: 200 })
      return cart
    })
    // 100.00 with 16 % tax, less 20.00.
    const headers = { 'x-agreed-total': '96.00 MXN' }
    const replies = await atOnce(RACERS, (at) => race.order(carts[at]!, '', { lines, headers }))
    expect(faults(replies)).toEqual([])
    expect(succeeded(replies)).toHaveLength(1)
    const orders = platform.db.selectFrom('sales_order').select('grand_total').where('cart_id', 'in', carts)
    expect(await orders.execute()).toEqual([{ grand_total: '96.00' }])
    const used = platform.db.selectFrom('coupon').select('used').where('code', '=', 'UNO')
    expect(await used.executeTakeFirst()).toEqual({ used: 1 })
  })

  test('for the money of a wallet that pays one order: one order, and nothing is left', async () => {
    await race.setStock('LAMP', RACERS)
    const buyer = await newCustomer()
    await buyer.fill(522)
    const cart = await buyer.newCart()
    const lines = [{ sku: 'LAMP', qty: 1 }]
    const replies = await atOnce(RACERS, () => race.order(cart, buyer.token, { lines, method: 'wallet' }))
    expect(faults(replies)).toEqual([])
    expect(succeeded(replies)).toHaveLength(1)
    expect(await race.stockOf('LAMP')).toBe(RACERS - 1)
  })

  test('with carts of two stores and one wallet: it pays one of them', async () => {
    await race.setStock('LAMP', ROUNDS * 2)
    const lines = [{ sku: 'LAMP', qty: 1 }]
    const stores = ['de', 'it'] as const
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await newCustomer()
      await buyer.fill(560, 'de')
      const carts = [await buyer.newCart('de'), await buyer.newCart('it')]
      const replies = await atOnce(2, (at) =>
        race.order(carts[at]!, buyer.token, { lines, store: stores[at]!, method: 'wallet' }),
      )
      expect(succeeded(replies), JSON.stringify(replies)).toHaveLength(1)
      expect(faults(replies)).toEqual([])
    }
  })

  test('canceling an order whole and in part: paid back once, for sale once', async () => {
    await race.setStock('LAMP', 4)
    const buyer = await newCustomer()
    await buyer.fill(4 * 522)
    const lines = [{ sku: 'LAMP', qty: 4 }]
    const number = numberOf(await race.order(await buyer.newCart(), buyer.token, { lines, method: 'wallet' }))
    const [item] = await race.itemsOf(number)
    const replies = await atOnce(RACERS, (at) =>
      at % 2 === 0
        ? race.cancel(number, buyer.token)
        : race.cancelUnits(number, buyer.token, [{ item_id: item!.id, qty: 1 }]),
    )
    expect(faults(replies)).toEqual([])
    const order = platform.db.selectFrom('sales_order').selectAll().where('order_number', '=', number)
    const { status, total_canceled: canceled, total_refunded: refunded } = await order.executeTakeFirstOrThrow()
    expect({ status, canceled, refunded }).toEqual({ status: 'canceled', canceled: '2088.00', refunded: '2088.00' })
    expect(await race.stockOf('LAMP')).toBe(4)
  })

  test('returning, each return received several times: as many units as were bought, paid back once', async () => {
    await race.setStock('LAMP', 3)
    const buyer = await newCustomer()
    await buyer.fill(3 * 522)
    const lines = [{ sku: 'LAMP', qty: 3 }]
    const number = numberOf(await race.order(await buyer.newCart(), buyer.token, { lines, method: 'wallet' }))
    await race.progress(number, 'order delivered')
    const [item] = await race.itemsOf(number)
    const sent = succeeded(await atOnce(RACERS, () => race.sendBack(number, buyer.token, { id: item!.id, qty: 1 })))
    expect(sent).toHaveLength(3)
    const returns = sent.map(({ result }) => textOf(fieldOf(result, 'increment_id')))
    const received = await atOnce(returns.length * 8, (at) => race.receive(returns[at % returns.length]!))
    expect(faults(received)).toEqual([])
    const order = platform.db.selectFrom('sales_order').select('total_refunded').where('order_number', '=', number)
    expect(await order.executeTakeFirst()).toEqual({ total_refunded: '1566.00' })
  })

  test('under one key, of two customers: one order each', async () => {
    await race.setStock('LAMP', 10)
    const buyers = [await newCustomer(), await newCustomer()]
    const carts = [await buyers[0]!.newCart(), await buyers[1]!.newCart()]
    const lines = [{ sku: 'LAMP', qty: 1 }]
    const headers = { 'idempotency-key': 'one-key' }
    const replies = await atOnce(RACERS, (at) => race.order(carts[at % 2]!, buyers[at % 2]!.token, { lines, headers }))
    expect(succeeded(replies)).toHaveLength(RACERS)
    expect(new Set(replies.map(numberOf)).size).toBe(2)
    expect(await race.stockOf('LAMP')).toBe(8)
  })

  test('cancel, deliver and return one order: never paid back twice', async () => {
    await race.setStock('LAMP', ROUNDS)
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await newCustomer()
      await buyer.fill(522)
      const lines = [{ sku: 'LAMP', qty: 1 }]
      const number = numberOf(await race.order(await buyer.newCart(), buyer.token, { lines, method: 'wallet' }))
      const [item] = await race.itemsOf(number)
      const deliverThenReturn = async () => {
        await race.progress(number, 'order delivered')
        const sent = await race.sendBack(number, buyer.token, { id: item!.id, qty: 1 })
        return sent.code === 200 ? race.receive(textOf(fieldOf(sent.result, 'increment_id'))) : sent
      }
      const replies = await Promise.all([race.cancel(number, buyer.token), deliverThenReturn()])
      expect(faults(replies)).toEqual([])
      const again = await Promise.all([race.progress(number, 'processing'), race.cancel(number, buyer.token)])
      expect(succeeded(again)).toEqual([])
      const order = platform.db.selectFrom('sales_order').select('total_refunded').where('order_number', '=', number)
      expect(await order.executeTakeFirst()).toEqual({ total_refunded: '522.00' })
    }
  })
})
