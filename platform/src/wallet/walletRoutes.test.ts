import { expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const KEY = { 'x-moderation-key': 'mk-test' }
const BOOKING = '/api/ext/wallet_booking'

async function owner(email: string) {
  const { token, get } = await asCustomer(platform, email)
  const customerId = Number((await get('me')).body.result!.id)
  const read = async (call: 'balance' | 'history', body: object = {}, storeCode = 'hogar') =>
    (await platform.post(`/api/ext/wallet_${call}?token=${token}&storeCode=${storeCode}`, { customerId, ...body })).body
  const bookIn =
    (storeCode: string) =>
    async (amount: number, note = 'Bienvenida', headers: Record<string, string> = KEY) =>
      (await platform.post(`${BOOKING}?storeCode=${storeCode}`, { email, amount, note }, headers)).body
  return { email, token, customerId, read, bookIn, book: bookIn('hogar') }
}

test('a wallet is empty, then holds the sum of what went in and out, each with what was in it after', async () => {
  const ana = await owner('ana@wallet.example')
  expect(await ana.read('balance')).toEqual({ code: 200, result: { balance: 0, currency: 'MXN' } })
  expect(await ana.read('history')).toEqual({ code: 200, result: { currency: 'MXN', total: 0, items: [] } })
  expect(await ana.book(250.1, ' Bienvenida ')).toMatchObject({
    code: 200,
    result: { balance: 250.1, currency: 'MXN' },
  })
  await ana.book(-100.05, 'Ajuste')
  expect((await ana.read('balance')).result).toEqual({ balance: 150.05, currency: 'MXN' })
  expect((await ana.read('history')).result).toMatchObject({
    total: 2,
    items: [
      { amount: -100.05, balance: 150.05, note: 'Ajuste' },
      { amount: 250.1, balance: 250.1, note: 'Bienvenida' },
    ],
  })
  expect((await ana.read('history', { from: 1, size: 1 })).result).toMatchObject({
    total: 2,
    items: [{ amount: 250.1 }],
  })
})

test('each currency has its own', async () => {
  const eva = await owner('eva@wallet.example')
  await eva.bookIn('de')(10, 'Willkommen')
  expect((await eva.read('balance')).result).toEqual({ balance: 0, currency: 'MXN' })
  expect((await eva.read('balance', {}, 'de')).result).toEqual({ balance: 10, currency: 'EUR' })
  expect((await eva.read('history')).result).toMatchObject({ items: [] })
})

test('a wallet of another customer is not read, nor any without a token', async () => {
  const [ana, eva] = [await owner('ana2@wallet.example'), await owner('eva2@wallet.example')]
  await ana.book(500)
  for (const call of ['balance', 'history'] as const) {
    expect(await eva.read(call, { customerId: ana.customerId })).toMatchObject({ code: 403 })
    for (const token of ['', 'forged'])
      expect(
        (await platform.post(`/api/ext/wallet_${call}?token=${token}`, { customerId: ana.customerId })).body,
      ).toMatchObject({ code: 401 })
  }
})

test('a booking needs the key of the shop’s staff, and never goes below zero', async () => {
  const ana = await owner('ana3@wallet.example')
  for (const headers of [{}, { 'x-moderation-key': 'mk-tesT' }])
    expect(await ana.book(100, 'x', headers as Record<string, string>)).toMatchObject({ code: 403 })
  expect(await ana.book(-1)).toEqual({ code: 400, result: 'The wallet balance is too low.' })
  for (const amount of [0, 0.001, 1e9]) expect(await ana.book(amount)).toMatchObject({ code: expect.any(Number) })
  expect((await ana.read('balance')).result).toMatchObject({ balance: 0 })
  const unknown = await platform.post(BOOKING, { email: 'nobody@wallet.example', amount: 1, note: 'x' }, KEY)
  expect(unknown.body).toMatchObject({ code: 404 })
})

test('a booking is made once per key, and two at once do not take out the same money', async () => {
  const ana = await owner('ana4@wallet.example')
  const keyed = { ...KEY, 'idempotency-key': 'booking-1' }
  const first = await ana.book(100, 'x', keyed)
  expect(await ana.book(100, 'x', keyed)).toEqual(first)
  const answers = await Promise.all([ana.book(-80, 'a'), ana.book(-80, 'b')])
  expect(answers.map(({ code }) => Number(code)).toSorted((left, right) => left - right)).toEqual([200, 400])
  expect((await ana.read('balance')).result).toMatchObject({ balance: 20 })
})
