import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { buy } from '../testing/buy.ts'
import { asCustomer } from '../testing/customer.ts'
import { mailsAbout } from '../testing/mailsAbout.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const KEY = { 'x-moderation-key': 'mk-test' }
const WHY = { reason: 'damaged', condition: 'opened', resolution: 'refund' }
/** Price of a lamp with tax. */
const LAMP_PRICE = 522
beforeAll(async () => {
  for (const sku of ['LAMP', 'FOCO', 'RARO']) await platform.put(`/api/stock/${sku}`, { qty: 100 })
})

type Options = Parameters<typeof buy>[2] & { lines?: { sku: string; qty: number }[]; cancels?: number }

/** A delivered order of a customer with money in the wallet, how of it is sent back, and what the wallet says. */
async function delivered(name: string, { lines = [{ sku: 'LAMP', qty: 3 }], cancels = 0, ...options }: Options = {}) {
  const email = `${name}@reembolso.example`
  const { token, get } = await asCustomer(platform, email)
  const customerId = Number((await get('me')).body.result!.id)
  await platform.post('/api/ext/wallet_booking?storeCode=hogar', { email, amount: 9_000, note: 'Bienvenida' }, KEY)
  const order = await buy([platform, token], lines, options)
  if (cancels > 0)
    await order.post('/cancel-items', { reason: 'other', items: [{ item_id: order.ids[0], qty: cancels }] })
  for (const status of ['order sent', 'order delivered']) await order.progress(status)
  const history = async () =>
    (await platform.post(`/api/ext/wallet_history?token=${token}&storeCode=hogar`, { customerId })).body.result!
      .items as unknown as Record<string, unknown>[]
  return {
    ...order,
    entries: async () => (await history()).filter(({ order_number: number }) => number === order.number),
    returns: async () => (await history()).filter(({ kind }) => kind === 'return'),
    lines: async () => {
      const [first] = (await order.get('/returns')).body.result!.items as unknown as { items: object[] }[]
      return first?.items
    },
    amounts: async () => (await history()).filter(({ kind }) => kind === 'return').map(({ amount }) => amount),
    send: async (qty: number, { line = 0, ...fields } = {}) => {
      const items = [{ item_id: order.ids[line], qty, ...WHY, ...fields }]
      return textOf((await order.post('/returns', { items })).body.result!.increment_id) ?? ''
    },
  }
}
type Delivered = Awaited<ReturnType<typeof delivered>>
const put = (number: string, status: string, items?: readonly object[]) =>
  platform.put(`/api/order/returns/${number}/progress`, { status, ...(items ? { items } : {}) })

/** As a program without these limits would: from its delivery back to an earlier state. */
async function undeliver(number: string): Promise<void> {
  await platform
    .database()
    .db.transaction()
    .execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db)
      await sql`update sales_order set status = 'processing', delivered_at = null where order_number = ${number}`.execute(
        db,
      )
    })
}

describe('an order that was delivered and paid back', () => {
  test('goes back to no earlier state, and is not canceled', async () => {
    const order = await delivered('ida-y-vuelta', { method: 'wallet' })
    await put(await order.send(3), 'received')
    for (const status of ['pending', 'processing', 'authorized', 'order sent', 'canceled'])
      expect(await order.progress(status)).toMatchObject({
        status: 409,
        body: { result: `The order ${order.number} was delivered` },
      })
    expect(await order.post('/cancel', { reason: 'other' })).toMatchObject({ status: 409 })
    for (const status of ['processed and closed', 'order delivered'])
      expect(await order.progress(status)).toMatchObject({ status: 200 })
  })

  test.each([
    ['whole', async (order: Delivered) => order.post('/cancel', { reason: 'other' })],
    [
      'in part',
      async (order: Delivered) =>
        order.post('/cancel-items', { reason: 'other', items: [{ item_id: order.ids[0], qty: 1 }] }),
    ],
  ])('brings back no more than was paid, even when it is canceled %s afterwards', async (name, cancel) => {
    const order = await delivered(`tope-${name.replace(' ', '-')}`, { method: 'wallet' })
    await put(await order.send(3), 'received')
    await undeliver(order.number)
    expect(await cancel(order)).toMatchObject({ status: 200 })
    const paid = Number((await order.read()).grand_total)
    const back = (await order.entries()).filter(({ amount }) => Number(amount) > 0)
    expect(back.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeLessThanOrEqual(paid)
  })
})

describe('a return that is received', () => {
  test('is paid into the wallet, once, however often and concurrently it is reported', async () => {
    const order = await delivered('una')
    const number = await order.send(2)
    await put(number, 'partially received')
    expect(await order.returns()).toEqual([])
    await Promise.all([put(number, 'received'), put(number, 'received')])
    await put(number, 'requested')
    await put(number, 'received')
    expect(await order.returns()).toMatchObject([
      { amount: 2 * LAMP_PRICE, order_number: order.number, return_number: number },
    ])
    const mails = (await mailsAbout(platform, number)).filter(({ subject }) => subject.startsWith('Te devolvimos'))
    expect(mails).toMatchObject([{ subject: `Te devolvimos $1,044.00 de tu devolución ${number}` }])
    expect(mails[0]!.body).toContain(`Pusimos $1,044.00 en tu monedero por la devolución ${number}`)
    expect(mails[0]!.body).toContain('El reembolso queda en tu monedero.')
    expect(mails[0]!.body).toContain('por el mismo medio con el que pagaste, responde a este correo')
  })

  test('is paid as it comes: of what is partially received the units that are there, each once, then the rest', async () => {
    const order = await delivered('poco-a-poco')
    const number = await order.send(3)
    const [item] = order.ids
    const arrived = (qty: number) =>
      put(number, 'partially received', [{ order_item_id: item!, qty_received: qty }]) // prettier-ignore
    await Promise.all([arrived(1), arrived(1)])
    // Fewer than before: what has come is not gone again.
    await arrived(0)
    expect(await order.amounts()).toEqual([LAMP_PRICE])
    expect(await order.lines()).toMatchObject([{ qty: 3, qty_received: 1 }])
    expect((await arrived(4)).body).toMatchObject({ code: 400 })
    await put(number, 'received')
    expect(await order.amounts()).toEqual([2 * LAMP_PRICE, LAMP_PRICE])
    expect(await order.lines()).toMatchObject([{ qty: 3, qty_received: 3 }])
  })

  test.each([
    ['wallet', ''],
    ['cashondelivery', 'El reembolso queda en tu monedero.'],
  ])('of an order paid by %s says “%s” of where it goes', async (method, note) => {
    const order = await delivered(`via-${method}`, { method })
    await put(await order.send(1), 'received')
    expect(await order.returns()).toMatchObject([{ amount: LAMP_PRICE, note }])
  })

  test('brings back what was paid: a coupon’s share stays off, and parts come to the whole', async () => {
    const coupon = { code: 'TERCIO', kind: 'percent', value: '33', currency: 'MXN', minimum_subtotal: '0' } as const
    await platform.database().db.insertInto('coupon').values(coupon).execute()
    const lines = [{ sku: 'RARO', qty: 2 }, { sku: 'LAMP', qty: 3 }] // prettier-ignore
    const order = await delivered('partes', { coupon: 'TERCIO', lines })
    for (let unit = 0; unit < 3; unit += 1) await put(await order.send(1, { line: 1 }), 'received')
    const amounts = (await order.amounts()).map(Number)
    expect(amounts).toHaveLength(3)
    const sum = amounts.reduce((all, amount) => all + amount, 0)
    expect(sum).toBeCloseTo(3 * LAMP_PRICE * 0.67, 1)
    const cents = amounts.map((amount) => Math.round(amount * 100))
    expect(Math.max(...cents) - Math.min(...cents)).toBeLessThanOrEqual(1)
  })

  test('never brings back more than was paid, and nothing of what was called off before', async () => {
    const order = await delivered('resto', { method: 'wallet', cancels: 1 })
    await put(await order.send(2), 'received')
    expect(await order.amounts()).toEqual([2 * LAMP_PRICE])
    const { grand_total: total, total_canceled: canceled } = await order.read()
    expect(Number(total) - Number(canceled)).toBeGreaterThanOrEqual(2 * LAMP_PRICE)
  })

  test.each(['banktransfer', 'card', 'conveniencestore', 'storecredit'])(
    'brings nothing of an order by %s whose money has not come',
    async (method) => {
      const order = await delivered(`debe-${method}`, { method, lines: [{ sku: 'RARO', qty: 2 }] })
      const number = await order.send(2)
      await put(number, 'received')
      expect(await order.amounts()).toEqual([])
      expect(await order.lines()).toMatchObject([{ qty_received: 2 }])
      expect(await mailsAbout(platform, number)).toMatchObject([{ subject: expect.not.stringContaining('Te devolvimos') }, {}]) // prettier-ignore
    },
  )

  test('brings nothing for what is to be exchanged', async () => {
    const order = await delivered('cambio')
    await put(await order.send(1, { resolution: 'exchange' } as object), 'received')
    expect(await order.amounts()).toEqual([])
    await put(await order.send(1), 'received')
    expect(await order.amounts()).toEqual([LAMP_PRICE])
  })
})
