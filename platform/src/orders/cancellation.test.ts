import { describe, expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { pluck } from '../testing/pluck.ts'
import { buy } from '../testing/buy.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { TRANSFER_HOURS } from '../checkout/limits.ts'
import { throwingLog } from '../testing/throwingLog.ts'
import { cancelUnpaidOrders } from './cancellation/cancelUnpaidOrders.ts'

const platform = withPlatform()
const REASON = { reason: 'changed_mind' }
const stockOf = async (sku: string) => (await platform.get(`/api/stock/check/${sku}`)).body.result!.qty
const setStock = (sku: string, qty: number) => platform.put(`/api/stock/${sku}`, { qty })
const customer = (name: string) => asCustomer(platform, `${name}@cancela.example`)
const mailsTo = async (email: string) => pluck((await platform.get(`/outbox?recipient=${email}`)).body, 'subject')

describe('calling an order off', () => {
  test('gives everything back: stock, coupon, money; and says so', async () => {
    const { db } = platform.database()
    const code = 'DEVUELTO'
    const coupon = { code, kind: 'percent', value: '10', currency: 'MXN', minimum_subtotal: '0', max_uses: 1 } as const
    await db.insertInto('coupon').values(coupon).execute()
    await setStock('RARO', 1)
    const ana = await customer('todo')
    const order = await buy([platform, ana.token], [{ sku: 'RARO', qty: 1 }], { coupon: code })
    expect(await stockOf('RARO')).toBe(0)
    expect(await order.read()).toMatchObject({ cancelable: 'items', total_canceled: 0 })
    const total = (await order.read()).grand_total
    const canceled = await order.post('/cancel', REASON)
    expect(canceled.body).toMatchObject({
      code: 200,
      result: { status: 'canceled', total_canceled: total, cancelable: null },
    })
    expect((await order.read()).items).toMatchObject([{ qty_ordered: 1, qty_canceled: 1 }])
    expect((await platform.get('/api/stock/check/RARO')).body.result).toMatchObject({ qty: 1, is_in_stock: true })
    const used = await db.selectFrom('coupon').select('used').where('code', '=', code).executeTakeFirstOrThrow()
    expect(used).toEqual({ used: 0 })
    expect(await mailsTo('ana@example.mx')).toContain(`Cancelamos tu pedido ${order.number}`)
  })

  test.each(['order sent', 'order delivered', 'processed and closed', 'denied', 'rejected'])(
    'is too late for one that is %s',
    async (status) => {
      const ana = await customer(`tarde-${status.replaceAll(' ', '-')}`)
      const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
      await order.progress(status)
      const before = await stockOf('LAMP')
      expect(await order.post('/cancel', REASON)).toMatchObject({ status: 409 })
      const items = [{ item_id: order.ids[0], qty: 1 }]
      expect(await order.post('/cancel-items', { ...REASON, items })).toMatchObject({ status: 409 })
      expect(await stockOf('LAMP')).toBe(before)
      expect(await order.read()).toMatchObject({ status, cancelable: null })
    },
  )

  test.each([
    'processing',
    'authorized',
    'approved',
    'partially approved',
    'partially authorized',
    'partially rejected',
  ])('is in time for one that is %s', async (status) => {
    const ana = await customer(`pronto-${status.replaceAll(' ', '-')}`)
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
    await order.progress(status)
    expect(await order.post('/cancel', REASON)).toMatchObject({ status: 200 })
  })

  test('happens once, however many ask at once', async () => {
    await setStock('RARO', 5)
    const ana = await customer('carrera')
    const order = await buy([platform, ana.token], [{ sku: 'RARO', qty: 2 }])
    const answers = await Promise.all(Array.from({ length: 4 }, () => order.post('/cancel', REASON)))
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409, 409, 409])
    expect(await stockOf('RARO')).toBe(5)
  })

  test('with the same key answers the same, and gives back once; with other data it is refused', async () => {
    await setStock('RARO', 5)
    const ana = await customer('llave')
    const order = await buy([platform, ana.token], [{ sku: 'RARO', qty: 2 }])
    const headers = { 'idempotency-key': 'cancel-1' }
    const first = await order.post('/cancel', REASON, headers)
    expect((await order.post('/cancel', REASON, headers)).body).toEqual(first.body)
    expect(await order.post('/cancel', { reason: 'other' }, headers)).toMatchObject({ status: 409 })
    expect(await stockOf('RARO')).toBe(5)
  })

  test('leaves nothing for the warehouse to send, or for the watch over unpaid orders to call off', async () => {
    await setStock('RARO', 5)
    const ana = await customer('impagado')
    const order = await buy([platform, ana.token], [{ sku: 'RARO', qty: 2 }], { method: 'banktransfer' })
    expect(await order.read()).toMatchObject({ cancelable: 'whole' })
    expect(await order.post('/cancel', { reason: 'payment_problem' })).toMatchObject({ status: 200 })
    expect(await order.progress('order sent')).toMatchObject({ status: 409 })
    await cancelUnpaidOrders(platform.database().db, {
      now: new Date(Date.now() + (TRANSFER_HOURS + 1) * 3_600_000),
      log: throwingLog,
    })
    expect(await stockOf('RARO')).toBe(5)
  })
})

describe('calling units of a line off', () => {
  test('gives back what these units took, and what they cost; the last ones call the order off', async () => {
    await setStock('RARO', 9)
    const ana = await customer('partes')
    const order = await buy([platform, ana.token], [{ sku: 'RARO', qty: 3 }, { sku: 'LAMP', qty: 1 }]) // prettier-ignore
    const [rare, lamp] = order.ids
    const cancel = (items: object[]) => order.post('/cancel-items', { ...REASON, items })
    expect((await cancel([{ item_id: rare, qty: 2 }])).body).toMatchObject({
      code: 200,
      result: { status: 'pending', total_canceled: 2_320, items: [{ qty_canceled: 2 }, { qty_canceled: 0 }] },
    })
    expect(await stockOf('RARO')).toBe(8)
    expect(await cancel([{ item_id: rare, qty: 2 }])).toMatchObject({ status: 400 })
    const total = (await order.read()).grand_total
    expect((await cancel([{ item_id: rare, qty: 1 }, { item_id: lamp, qty: 1 }])).body).toMatchObject({
      result: { status: 'canceled', total_canceled: total },
    }) // prettier-ignore
    expect(await stockOf('RARO')).toBe(9)
  })

  test('of a bundle gives back what is inside', async () => {
    for (const sku of ['MAT-IND', 'PIL']) await setStock(sku, 20)
    const ana = await customer('kit')
    const bundle = [{ option_id: '1', option_qty: 1, option_selections: ['1'] }, { option_id: '2', option_qty: 2, option_selections: ['4'] }] // prettier-ignore
    const product_option = { extension_attributes: { bundle_options: bundle } }
    const order = await buy([platform, ana.token], [{ sku: 'KIT', qty: 3, product_option }, { sku: 'LAMP', qty: 1 }]) // prettier-ignore
    const left = async () => [Number(await stockOf('MAT-IND')), Number(await stockOf('PIL'))]
    expect(await left()).toEqual([17, 14])
    await order.post('/cancel-items', { ...REASON, items: [{ item_id: order.ids[0], qty: 1 }] })
    expect(await left()).toEqual([18, 16])
    await order.post('/cancel', REASON)
    expect(await left()).toEqual([20, 20])
  })

  test('comes to what was paid for them, a coupon’s share taken off', async () => {
    const coupon = { code: 'DIEZ', kind: 'percent', value: '10', currency: 'MXN', minimum_subtotal: '0' } as const
    await platform.database().db.insertInto('coupon').values(coupon).execute()
    await setStock('RARO', 9)
    const ana = await customer('rebaja')
    const order = await buy([platform, ana.token], [{ sku: 'RARO', qty: 2 }, { sku: 'LAMP', qty: 1 }], { coupon: 'DIEZ' }) // prettier-ignore
    const answer = await order.post('/cancel-items', { ...REASON, items: [{ item_id: order.ids[0], qty: 2 }] })
    expect(answer.body.result!.total_canceled).toBeCloseTo(2_088, 2)
  })

  test('never gives back more than was bought, however many ask at once', async () => {
    await setStock('RARO', 5)
    const ana = await customer('aprisa')
    const order = await buy([platform, ana.token], [{ sku: 'RARO', qty: 3 }, { sku: 'LAMP', qty: 1 }]) // prettier-ignore
    const items = [{ item_id: order.ids[0], qty: 2 }]
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => order.post('/cancel-items', { ...REASON, items })),
    )
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 400, 400])
    expect(await stockOf('RARO')).toBe(4)
  })

  test('waits for the payment: until then an order is called off whole', async () => {
    const ana = await customer('espera')
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 2 }], { method: 'banktransfer' })
    const cancel = () => order.post('/cancel-items', { ...REASON, items: [{ item_id: order.ids[0], qty: 1 }] })
    expect(await cancel()).toMatchObject({ status: 409 })
    await platform.put(`/api/order/${order.number}/payment`)
    expect(await cancel()).toMatchObject({ status: 200 })
  })

  test('refuses a line of another order, a line named twice, no units and half ones', async () => {
    const ana = await customer('mal')
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 2 }])
    const other = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 2 }])
    const [own, foreign] = [order.ids[0], other.ids[0]]
    const one = { item_id: own, qty: 1 }
    for (const items of [
      [{ item_id: foreign, qty: 1 }],
      [one, one],
      [{ item_id: own, qty: 0 }],
      [{ item_id: own, qty: 0.5 }],
      [],
    ])
      // prettier-ignore
      expect(await order.post('/cancel-items', { ...REASON, items })).toMatchObject({ status: 400 })
  })
})

test('reasons are those that can be true of an order, in the words of the store', async () => {
  const ana = await customer('motivos')
  const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
  const values = async () => pluck((await order.get('/cancel-reasons')).body.result, 'value')
  expect(await values()).toContain('payment_problem')
  await order.progress('processing')
  expect(await values()).not.toContain('payment_problem')
  expect(await order.post('/cancel', { reason: 'payment_problem' })).toMatchObject({ status: 400 })
  const german = await platform.get(`${order.url('/cancel-reasons')}&storeCode=de`)
  expect(pluck(german.body.result, 'label')).toContain('Die Lieferadresse ist falsch')
})

test('an order is called off by its customer alone', async () => {
  const ana = await customer('propia')
  const eva = await customer('ajena')
  const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }])
  for (const [token, status] of [[eva.token, 404], ['', 401], ['forged', 401]] as const) {
    expect(await order.get('/cancel-reasons', token)).toMatchObject({ status })
    expect(await platform.post(order.url('/cancel', token), REASON)).toMatchObject({ status })
    const items = [{ item_id: order.ids[0], qty: 1 }]
    expect(await platform.post(order.url('/cancel-items', token), { ...REASON, items })).toMatchObject({ status })
  } // prettier-ignore
  expect(await order.read()).toMatchObject({ status: 'pending' })
})

describe('the amount that was paid', () => {
  const paidBy = async (name: string, method: string) => {
    const ana = await customer(`pagado-${name}`)
    const order = await buy([platform, ana.token], [{ sku: 'LAMP', qty: 1 }], { method })
    const paid = async () => {
      const { total_paid: now, grand_total: total } = await order.read()
      return now === total ? 'all' : now
    }
    return { order, paid, cancel: () => order.post('/cancel', REASON) }
  }

  test('of a transfer is nothing until it arrives, and stays known after a cancellation', async () => {
    const { order, paid, cancel } = await paidBy('transfer', 'banktransfer')
    expect(await paid()).toBe(0)
    await platform.put(`/api/order/${order.number}/payment`)
    expect(await paid()).toBe('all')
    await cancel()
    expect(await paid()).toBe('all')
  })

  test('of a transfer that never arrived is nothing', async () => {
    const { paid, cancel } = await paidBy('none', 'banktransfer')
    await cancel()
    expect(await paid()).toBe(0)
  })

  test('at the delivery is nothing before it', async () => {
    const { order, paid } = await paidBy('door', 'cashondelivery')
    expect(await paid()).toBe(0)
    await order.progress('order sent')
    expect(await paid()).toBe(0)
    await order.progress('order delivered')
    expect(await paid()).toBe('all')
  })
})
