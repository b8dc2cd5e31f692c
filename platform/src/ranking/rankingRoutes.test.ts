import { describe, expect, test, vi } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { buy } from '../testing/buy.ts'
import { asCustomer, signIn } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { cardNumber } from './cardNumber.ts'
import { RANKS, RANK_FRESH_MS, RETURN_DAYS, rankOf } from './ranks.ts'

const platform = withPlatform()

async function member(name: string) {
  const { token, get } = await asCustomer(platform, `${name}@rango.example`)
  const userId = Number((await get('me')).body.result!.id)
  const read = async (id = userId, as = token, storeCode = 'hogar') =>
    (await platform.get(`/api/ext/rankings?token=${as}&userId=${id}&storeCode=${storeCode}`)).body
  const update = async (id = userId, as = token) =>
    (await platform.post(`/api/ext/ranking_update?token=${as}`, { userId: id })).body
  return { token, userId, read, update }
}

describe('a rank', () => {
  test('is the lowest for who has bought nothing, with the others ahead', async () => {
    const ana = await member('ana')
    expect(await ana.read()).toMatchObject({
      code: 200,
      result: {
        rank: 'inicial',
        spent: 0,
        currency: 'MXN',
        ranks: RANKS.map(({ code, from, returnDays }) => ({ code, from: from.MXN, return_days: returnDays })),
        card_number: cardNumber(ana.userId),
        card_holder: 'Ana López',
      },
    })
    expect(await ana.read(ana.userId, ana.token, 'de')).toMatchObject({ result: { currency: 'EUR' } })
  })

  test('rises with paid orders once it is recalculated, and falls with cancelled ones', async () => {
    const eva = await member('eva')
    await platform.put('/api/stock/SOFA-GRIS', { qty: 10 })
    const order = await buy([platform, eva.token], [{ sku: 'SOFA-GRIS', qty: 1 }])
    expect(await eva.update()).toMatchObject({ result: { rank: 'inicial', spent: 0 } })
    await order.progress('processing')
    expect(await eva.read()).toMatchObject({ result: { rank: 'inicial' } })
    const risen = { result: { rank: 'bronce', spent: (await order.read()).grand_total } }
    expect(await eva.update()).toMatchObject(risen)
    expect(await eva.read()).toMatchObject(risen)
    await order.post('/cancel', { reason: 'changed_mind' })
    expect(await eva.update()).toMatchObject({ result: { rank: 'inicial', spent: 0 } })
  })

  test('counts nothing of which the money has not come, or in part at most', async () => {
    const luz = await member('luz')
    await platform.put('/api/stock/SOFA-GRIS', { qty: 10 })
    const order = await buy([platform, luz.token], [{ sku: 'SOFA-GRIS', qty: 1 }], { method: 'banktransfer' })
    for (const status of ['partially authorized', 'order sent']) {
      await order.progress(status)
      expect(await luz.update()).toMatchObject({ result: { rank: 'inicial', spent: 0 } })
    }
    await platform.put(`/api/order/${order.number}/payment`)
    expect(await luz.update()).toMatchObject({ result: { rank: 'bronce' } })
  })

  test('falls with what is returned, whole or in part', async () => {
    const sol = await member('sol')
    await platform.put('/api/stock/SOFA-GRIS', { qty: 10 })
    const order = await buy([platform, sol.token], [{ sku: 'SOFA-GRIS', qty: 2 }])
    await order.progress('order delivered')
    const total = Number((await order.read()).grand_total)
    expect(await sol.update()).toMatchObject({ result: { spent: total } })
    for (const left of [total / 2, 0]) {
      const items = [{ item_id: order.ids[0], qty: 1, reason: 'damaged', condition: 'opened', resolution: 'refund' }]
      const made = await order.post('/returns', { items })
      const number = textOf(made.body.result!.increment_id)
      await platform.put(`/api/order/returns/${number}/progress`, { status: 'received' })
      expect(await sol.update()).toMatchObject({ result: { spent: left } })
    }
    expect(await sol.read()).toMatchObject({ result: { rank: 'inicial' } })
  })

  test('that was calculated long ago is recalculated when it is read', async () => {
    const iris = await member('iris')
    await iris.read()
    const order = await buy([platform, iris.token], [{ sku: 'SOFA-GRIS', qty: 1 }])
    await order.progress('order sent')
    expect(await iris.read()).toMatchObject({ result: { rank: 'inicial' } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + RANK_FRESH_MS + 1 })
    try {
      const { token } = await signIn(platform, 'iris@rango.example')
      expect(await iris.read(iris.userId, token)).toMatchObject({ result: { rank: 'bronce' } })
    } finally {
      vi.useRealTimers()
    }
  })

  test('gives more days to return what is delivered, which stay when it falls', async () => {
    const noa = await member('noa')
    await platform.put('/api/stock/SOFA-GRIS', { qty: 10 })
    const order = await buy([platform, noa.token], [{ sku: 'SOFA-GRIS', qty: 1 }])
    const daysOf = async ({ read }: Pick<typeof order, 'read'>) => {
      const { return_before: before, delivered_at: at } = await read()
      return Math.floor((Date.parse(textOf(before) ?? '') - Date.parse(textOf(at) ?? '')) / 86_400_000)
    }
    const first = await buy([platform, noa.token], [{ sku: 'LAMP', qty: 1 }])
    await first.progress('order delivered')
    expect(await daysOf(first)).toBe(RETURN_DAYS)
    await order.progress('order delivered')
    expect(await noa.update()).toMatchObject({ result: { rank: 'bronce' } })
    expect(await daysOf(order)).toBe(45)
    // The rank of a year in which nothing was bought.
    const { db } = platform.database()
    await db.updateTable('sales_order').set({ grand_total: '1.00' }).where('order_number', '=', order.number).execute()
    expect(await noa.update()).toMatchObject({ result: { rank: 'inicial' } })
    await order.progress('order delivered')
    expect(await daysOf(order)).toBe(45)
  })

  test('is its customer’s alone', async () => {
    const [ana, eva] = [await member('ana2'), await member('eva2')]
    for (const call of [eva.read, eva.update] as const) {
      expect(await call(ana.userId)).toMatchObject({ code: 403 })
      for (const token of ['', 'forged']) expect(await call(ana.userId, token)).toMatchObject({ code: 401 })
    }
  })

  test.each([
    [0, 'inicial'],
    [4_999.99, 'inicial'],
    [5_000, 'bronce'],
    [59_999, 'plata'],
    [1e9, 'oro'],
  ])('of %d pesos is %s', (spent, rank) => {
    expect(rankOf(spent, 'MXN')).toBe(rank)
  })
})

test.each([1, 42, 9_999_999_999])('the card of customer %d has thirteen digits that check each other', (id) => {
  const digits = Array.from(cardNumber(id), Number)
  expect(digits).toHaveLength(13)
  expect(digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
})
