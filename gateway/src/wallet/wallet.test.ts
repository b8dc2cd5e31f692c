import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'

const BALANCE = '/api/ext/wallet_balance'
const HISTORY = '/api/ext/wallet_history'
const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const DAY = '2026-11-20T10:30:00.000Z'

/** Fake platform's reply to a call about wallets; null for a platform with this history. */
type Reply = { status: number; body: unknown } | null

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let replies: Map<string, Reply>
let entries: Record<string, unknown>[]

beforeEach(async () => {
  replies = new Map()
  entries = []
  platform = await startFakeServer(({ path, query, body }, response) => {
    const token = query.get('token')
    if (path === '/api/user/me' || path === BALANCE || path === HISTORY) {
      if (token !== 'good') return json(response, { code: 401, result: 'no' }, 401)
    }
    if (path === '/api/user/me') return json(response, { code: 200, result: ANA })
    const reply = replies.get(path)
    if (reply) return json(response, reply.body, reply.status)
    if (path === BALANCE) return json(response, { code: 200, result: { balance: 150.05, currency: 'MXN' } })
    if (path !== HISTORY) return json(response, { code: 404, result: 'Not found' }, 404)
    const { from, size } = JSON.parse(body) as { from: number; size: number }
    const items = entries.slice(from, from + size)
    return json(response, { code: 200, result: { currency: 'MXN', total: entries.length, items } })
  })
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const signIn = (userToken: string | null = 'good') => {
  shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
}
const ask = async (fields: string) => {
  const { data, errors } = await shopper.query(`{ viewer { customer { email wallet { ${fields} } } } }`)
  return { customer: data?.viewer?.customer, errors: errors ?? [] }
}
const WORTH = 'balance { amount currencyCode } isBalanceKnown'
const calls = (path: string) => platform.seen.filter((call) => call.path === path)
const entry = (id: number, fields: object = {}) => ({
  id, kind: 'booking', amount: id, balance: id, note: `Ajuste ${id}`, order_number: null, created_at: DAY, ...fields,
}) // prettier-ignore

describe('a wallet', () => {
  beforeEach(() => signIn())

  test('says what is in it: one call, about the session’s own customer', async () => {
    const { customer, errors } = await ask(WORTH)
    expect(errors).toEqual([])
    expect(customer.wallet).toEqual({ balance: { amount: '150.05', currencyCode: 'MXN' }, isBalanceKnown: true })
    expect(calls(BALANCE).map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ customerId: 7 }])
    expect(calls(HISTORY)).toEqual([])
  })

  test('belongs to the customer of the session: no argument names another', async () => {
    const { errors } = await shopper.query('{ viewer { customer { wallet(customerId: 8) { isBalanceKnown } } } }')
    expect(errors).toHaveLength(1)
    expect(platform.seen).toEqual([])
  })

  test('pages cost no balance', async () => {
    await ask('history { totalCount }')
    expect(calls(BALANCE)).toEqual([])
  })

  test.each([
    ['an amount alone', 99.5, { amount: '99.50', currencyCode: 'MXN' }],
    ['text', { balance: '10', currency: 'EUR' }, { amount: '10.00', currencyCode: 'EUR' }],
  ])('is read out of %s', async (_name, result, balance) => {
    replies.set(BALANCE, { status: 200, body: { code: 200, result } })
    expect((await ask(WORTH)).customer.wallet).toEqual({ balance, isBalanceKnown: true })
  })

  test('is none of a platform without wallets', async () => {
    replies.set(BALANCE, { status: 404, body: { message: 'no such path' } })
    expect(await ask(WORTH)).toMatchObject({ customer: { wallet: null }, errors: [] })
    // Nor is it asked for again with the next page.
    await ask(WORTH)
    expect(calls(BALANCE)).toHaveLength(1)
  })

  test.each([
    [404, { code: 404, result: 'No such wallet' }, true],
    [500, { code: 500, result: 'The wallet service is busy' }, false],
    [500, { message: 'oops' }, false],
  ])(
    'that the platform answers with %i %j is 0; whether that is a fact is said beside it',
    async (status, body, isKnown) => {
      replies.set(BALANCE, { status, body })
      const { customer, errors } = await ask(WORTH)
      expect(errors).toEqual([])
      expect(customer.wallet).toEqual({ balance: { amount: '0.00', currencyCode: 'MXN' }, isBalanceKnown: isKnown })
    },
  )

  test.each([
    [503, { code: 503, result: 'down' }],
    [200, { code: 200, result: { money: 1 } }],
  ])('that cannot be read (%i %j) is null, and leaves the account', async (status, body) => {
    replies.set(BALANCE, { status, body })
    const { customer, errors } = await ask(WORTH)
    expect(customer).toEqual({ email: ANA.email, wallet: null })
    expect(errors[0]).toMatchObject({ path: expect.arrayContaining(['viewer', 'customer', 'wallet']) })
  })
})

describe('its history', () => {
  const NODES = 'totalCount pageInfo { hasNextPage hasPreviousPage endCursor } nodes { entryId }'
  const page = async (given: string) => (await ask(`history(${given}) { ${NODES} }`)).customer.wallet.history
  const ids = ({ nodes }: { nodes: { entryId: string }[] }) => nodes.map(({ entryId }) => Number(entryId))

  beforeEach(() => {
    signIn()
    entries = Array.from({ length: 5 }, (_none, index) => entry(5 - index))
  })

  test('says of each entry what it was, with the order that it is of', async () => {
    entries = [
      entry(4, {
        kind: 'return',
        amount: 10,
        note: 'Al monedero',
        order_number: '000000012',
        return_number: '000000003',
      }),
      entry(3, { kind: 'refund', amount: 522, balance: 1_000, note: '', order_number: '000000012' }),
      entry(2, { kind: 'payment', amount: -522, balance: 478, note: '', order_number: '000000012' }),
      entry(1, { amount: 1_000, balance: 1_000, note: '<b>Bienvenida</b> & más', created_at: '2026-11-20 10:30:00' }),
    ]
    const { customer, errors } = await ask(
      'history { nodes { entryId kind amount { amount currencyCode } balance { amount } bookedAt reason orderNumber returnNumber orderId } }',
    )
    expect(errors).toEqual([])
    const [returned, refund, payment, booking] = customer.wallet.history.nodes
    expect(returned).toMatchObject({
      kind: 'RETURN',
      reason: 'Al monedero',
      orderNumber: '000000012',
      returnNumber: '000000003',
    })
    expect(refund).toMatchObject({
      kind: 'REFUND',
      amount: { amount: '522.00' },
      reason: null,
      orderNumber: '000000012',
    })
    expect(payment).toEqual({
      entryId: '2',
      kind: 'PAYMENT',
      amount: { amount: '-522.00', currencyCode: 'MXN' },
      balance: { amount: '478.00' },
      bookedAt: DAY,
      reason: null,
      orderNumber: '000000012',
      returnNumber: null,
      orderId: refund.orderId,
    })
    expect(Buffer.from(payment.orderId as string, 'base64url').toString()).toContain('Order')
    expect(booking).toMatchObject({ kind: 'BOOKING', reason: 'Bienvenida & más', orderId: null, bookedAt: DAY })
  })

  test('comes in pages, from either end', async () => {
    const first = await page('first: 2')
    expect(ids(first)).toEqual([5, 4])
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } })
    const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`)
    expect(ids(second)).toEqual([3, 2])
    const last = await page(`first: 2, after: "${second.pageInfo.endCursor}"`)
    expect(last).toMatchObject({ pageInfo: { hasNextPage: false, hasPreviousPage: true } })
    expect([ids(last), ids(await page('last: 2'))]).toEqual([[1], [2, 1]])
  })

  test('of a platform without pages is cut out of its whole answer', async () => {
    for (const result of [entries, { items: entries }]) {
      replies.set(HISTORY, { status: 200, body: { code: 200, result } })
      const first = await page('first: 2')
      expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } })
      expect(ids(await page(`first: 2, after: "${first.pageInfo.endCursor}"`))).toEqual([3, 2])
    }
  })

  test('is empty where the platform keeps no wallet', async () => {
    replies.set(HISTORY, { status: 404, body: { code: 404, result: 'No such wallet' } })
    expect(await page('first: 2')).toMatchObject({ totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } })
  })

  test.each([
    [500, { code: 500, result: 'The wallet service is busy' }],
    [503, { code: 503, result: 'down' }],
    [200, { code: 200, result: 'nothing' }],
    [200, { code: 200, result: { total: 1, items: [{ id: 1, amount: 'much', created_at: DAY }] } }],
  ])('that cannot be read (%i %j) is null, and leaves the balance', async (status, body) => {
    replies.set(HISTORY, { status, body })
    const { customer, errors } = await ask(`${WORTH} history { totalCount }`)
    expect(customer.wallet).toMatchObject({ balance: { amount: '150.05' }, history: null })
    expect(errors).toMatchObject([{ path: ['viewer', 'customer', 'wallet', 'history'] }])
  })
})

test.each([null, '', 'forged', 'expired'])('the token %j opens no wallet', async (token) => {
  signIn(token)
  const { customer } = await ask(`${WORTH} history { totalCount }`)
  expect(customer).toBeNull()
  expect([...calls(BALANCE), ...calls(HISTORY)]).toEqual([])
})
