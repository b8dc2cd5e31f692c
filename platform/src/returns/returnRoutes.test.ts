import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { RETURN_DAYS } from '../ranking/ranks.ts'
import { buy } from '../testing/buy.ts'
import { asCustomer } from '../testing/customer.ts'
import { pluck } from '../testing/pluck.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { RETURN_PHOTOS_MAX, RETURNS_PER_ORDER_MAX } from './limits.ts'

const platform = withPlatform()
const WHY = { reason: 'damaged', condition: 'opened', resolution: 'refund' }
beforeAll(async () => {
  for (const sku of ['LAMP', 'FOCO']) await platform.put(`/api/stock/${sku}`, { qty: 100 })
})
const customer = (name: string) => asCustomer(platform, `${name}@devuelve.example`)

/** A delivered order, and how it is returned. */
async function delivered(name: string, lines = [{ sku: 'LAMP', qty: 3 }], method = 'cashondelivery') {
  const { token } = await customer(name)
  const order = await buy([platform, token], lines, { method })
  await order.progress('order sent')
  await order.progress('order delivered')
  const send = (qty: number, fields: object = {}, headers?: Record<string, string>) =>
    order.post('/returns', { items: [{ item_id: order.ids[0], qty, ...WHY }], ...fields }, headers)
  const returns = async () => (await order.get('/returns')).body.result!.items as unknown as Record<string, unknown>[]
  const form = async () => (await order.get('/return-form')).body.result as unknown as { items: { qty_returnable: number }[]; return_before: string | null }[] // prettier-ignore
  const left = async () => (await form())[0]!.items.map(({ qty_returnable }) => qty_returnable)
  return { ...order, token, send, returns, form, left }
}

async function photo(format: 'jpeg' | 'png' = 'jpeg') {
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } })
  return format === 'png'
    ? red.png().toBuffer()
    : red
        .withExif({ IFD0: { Artist: 'Secreto' } })
        .jpeg()
        .toBuffer()
}
const text = (bytes: Buffer) => bytes.toString('base64')

describe('sending back', () => {
  test('is kept with its lines, and counted against what was bought', async () => {
    const order = await delivered('una')
    expect(await order.left()).toEqual([3])
    const sent = await order.send(2, { comment: ' Se rompió ' })
    expect(sent.body).toMatchObject({ code: 200, result: { increment_id: expect.stringMatching(/^\d{9}$/) as string } })
    expect(await order.returns()).toMatchObject([
      { status: 'requested', comment: 'Se rompió', photo_count: 0, items: [{ sku: 'LAMP', qty: 2, ...WHY }] },
    ])
    expect(await order.left()).toEqual([1])
    expect(await order.send(2)).toMatchObject({ status: 400 })
    expect(await order.send(1)).toMatchObject({ status: 200 })
    expect(await order.left()).toEqual([0])
    expect(await order.returns()).toHaveLength(2)
  })

  test('never exceeds what was bought, however many ask at once, and once per key', async () => {
    const order = await delivered('carrera')
    const answers = await Promise.all(Array.from({ length: 3 }, () => order.send(2)))
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 400, 400])
    const headers = { 'idempotency-key': 'return-1' }
    const first = await order.send(1, {}, headers)
    expect((await order.send(1, {}, headers)).body).toEqual(first.body)
    expect(await order.returns()).toHaveLength(2)
  })

  test('takes what was not called off before', async () => {
    const { token } = await customer('resto')
    const order = await buy([platform, token], [{ sku: 'LAMP', qty: 3 }])
    await order.post('/cancel-items', { reason: 'other', items: [{ item_id: order.ids[0], qty: 2 }] })
    await order.progress('order delivered')
    const send = (qty: number) => order.post('/returns', { items: [{ item_id: order.ids[0], qty, ...WHY }] })
    expect(await send(2)).toMatchObject({ status: 400 })
    expect(await send(1)).toMatchObject({ status: 200 })
  })

  test('begins with the delivery and ends with its days, counted from the first word of it', async () => {
    const { token } = await customer('plazo')
    const order = await buy([platform, token], [{ sku: 'LAMP', qty: 1 }])
    const send = () => order.post('/returns', { items: [{ item_id: order.ids[0], qty: 1, ...WHY }] })
    for (const status of ['processing', 'order sent', 'canceled', 'processed and closed']) {
      if (status !== 'canceled') await order.progress(status)
      expect(await send()).toMatchObject({ status: 409 })
    }
    await order.progress('order delivered')
    const { db } = platform.database()
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    const deliverAt = (date: Date) =>
      db.updateTable('sales_order').set({ delivered_at: date }).where('order_number', '=', order.number).execute()
    await deliverAt(ago(RETURN_DAYS + 1))
    await order.progress('order delivered')
    expect(await send()).toMatchObject({ status: 409 })
    const [form] = (await order.get('/return-form')).body.result as unknown as object[]
    expect(form).toMatchObject({ items: [{ qty_returnable: 0 }] })
    await deliverAt(ago(RETURN_DAYS))
    expect(await send()).toMatchObject({ status: 200 })
  })

  test('is nothing for what no parcel brings', async () => {
    const order = await delivered('servicio', [{ sku: 'GARANTIA', qty: 1 }], 'banktransfer')
    expect(await order.left()).toEqual([0])
    expect(await order.send(1)).toMatchObject({ status: 400 })
  })

  test('has a bounded number', async () => {
    const order = await delivered('muchas', [{ sku: 'FOCO', qty: RETURNS_PER_ORDER_MAX + 1 }])
    for (let count = 0; count < RETURNS_PER_ORDER_MAX; count += 1)
      expect(await order.send(1)).toMatchObject({ status: 200 })
    expect(await order.send(1)).toMatchObject({ status: 409 })
  })

  test('says what has come back', async () => {
    const order = await delivered('avance')
    const { increment_id: number } = (await order.send(1)).body.result!
    const put = (status: string, of: unknown) => platform.put(`/api/order/returns/${String(of)}/progress`, { status })
    for (const status of ['partially received', 'received']) {
      expect(await put(status, number)).toMatchObject({ status: 200 })
      expect(await order.returns()).toMatchObject([{ status }])
    }
    expect(await put('lost', number)).toMatchObject({ status: 400 })
    expect(await put('received', '999999999')).toMatchObject({ status: 404 })
  })
})

describe('photos of a return', () => {
  test('are encoded again, without the metadata of their file', async () => {
    const order = await delivered('fotos')
    const original = await photo()
    expect(original.toString('latin1')).toContain('Secreto')
    const sent = await order.send(1, { photos: [text(original)] })
    expect(await order.returns()).toMatchObject([{ photo_count: 1 }])
    const number = textOf(sent.body.result!.increment_id)
    const url = `${order.url('/return-photos')}&returns=${number}`
    const [kept] = (await platform.get(url)).body.result as unknown as { increment_id: string; jpeg: string }[]
    const bytes = Buffer.from(kept!.jpeg, 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
    expect(bytes.toString('latin1')).not.toContain('Secreto')
  })

  test('are JPEGs of few bytes and few in number, or the return is refused whole', async () => {
    const order = await delivered('malas')
    const good = text(await photo())
    const noise = Buffer.alloc(60_000, 7).toString('base64')
    const svg = text(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))
    const cut = text((await photo()).subarray(0, 300))
    for (const photos of [
      [text(await photo('png'))],
      [svg],
      [noise],
      [cut],
      ['no base64!'],
      Array.from({ length: RETURN_PHOTOS_MAX + 1 }, () => good),
    ])
      // prettier-ignore
      expect(await order.send(1, { photos })).toMatchObject({ status: 400 })
    expect(await order.returns()).toEqual([])
  })
})

test('the attributes of a return are in the language of the store', async () => {
  const answer = await platform.get('/api/order/return-attributes?storeCode=it')
  expect(pluck(answer.body.result, 'attribute_code')).toEqual(['reason', 'condition', 'resolution'])
  expect(JSON.stringify(answer.body.result)).toContain('È arrivato danneggiato')
})

test('returns are their customer’s alone', async () => {
  const order = await delivered('propia')
  const { increment_id: number } = (await order.send(1, { photos: [text(await photo())] })).body.result!
  const eva = await delivered('ajena')
  for (const [token, status] of [[eva.token, 404], ['', 401], ['forged', 401]] as const) {
    for (const call of ['/returns', '/return-form']) expect(await order.get(call, token)).toMatchObject({ status })
    const photos = `${order.url('/return-photos', token)}&returns=${textOf(number)}`
    expect(await platform.get(photos)).toMatchObject({ status })
    const items = [{ item_id: order.ids[0], qty: 1, ...WHY }]
    expect(await platform.post(order.url('/returns', token), { items })).toMatchObject({ status })
  } // prettier-ignore
  const through = await platform.get(`${eva.url('/return-photos')}&returns=${textOf(number)}`)
  expect(through.body.result).toEqual([])
  expect(await order.returns()).toHaveLength(1)
})
