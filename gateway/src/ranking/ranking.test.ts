import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { decodeRanking } from './decodeRanking.ts'

const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const RANKS = [{ code: 'inicial', from: 0 }, { code: 'bronce', from: 5_000 }, { code: 'oro', from: 60_000 }] // prettier-ignore
const RANKING = {
  rank: 'bronce', spent: 9_280, currency: 'MXN', updated_at: '2026-11-20T10:30:00.000Z', ranks: RANKS.toReversed(),
  card_number: '2900000000077', card_holder: 'Ana <b>López</b>', member_since: '2026-01-01 10:00:00',
} // prettier-ignore

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let reply: { status: number; body: unknown }

beforeEach(async () => {
  reply = { status: 200, body: { code: 200, result: RANKING } }
  platform = await startFakeServer(({ path, query }, response) => {
    if (query.get('token') !== 'good') return json(response, { code: 401, result: 'no' }, 401)
    if (path === '/api/user/me') return json(response, { code: 200, result: ANA })
    return json(response, reply.body, reply.status)
  })
  shopper = createGraphClient(platform.url)
  signIn('good')
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const signIn = (userToken: string | null) => {
  shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
}
const FIELDS = `ranking { rank { code from { amount } } ranks { code } next { code } spent { amount currencyCode }
  missing { amount } updatedAt card { number holder memberSince } }`
const ask = async () => {
  const { data, errors } = await shopper.query(`{ viewer { customer { email ${FIELDS} } } }`)
  return { customer: data?.viewer?.customer, errors: errors ?? [] }
}
const calls = (path: string) => platform.seen.filter((call) => call.path === path)

describe('a rank', () => {
  test('says what it took, what comes next and what is missing for it, with the card', async () => {
    const { customer, errors } = await ask()
    expect(errors).toEqual([])
    expect(customer.ranking).toEqual({
      rank: { code: 'bronce', from: { amount: '5000.00' } },
      ranks: [{ code: 'inicial' }, { code: 'bronce' }, { code: 'oro' }],
      next: { code: 'oro' },
      spent: { amount: '9280.00', currencyCode: 'MXN' },
      missing: { amount: '50720.00' },
      updatedAt: '2026-11-20T10:30:00.000Z',
      card: { number: '2900000000077', holder: 'Ana López', memberSince: '2026-01-01T10:00:00.000Z' },
    })
    expect(calls('/api/ext/rankings').map(({ query }) => query.get('userId'))).toEqual(['7'])
  })

  test('that is the highest has none after it', async () => {
    reply.body = { code: 200, result: { ...RANKING, rank: 'oro', spent: 70_000 } }
    expect((await ask()).customer.ranking).toMatchObject({ next: null, missing: null })
  })

  test.each<[number, object, number]>([
    [404, { code: 404, result: 'No such call' }, 0],
    [503, { code: 503, result: 'down' }, 1],
    [200, { code: 200, result: {} }, 1],
    [200, { code: 200, result: { ...RANKING, rank: 'unknown' } }, 1],
  ])('that cannot be read (%i %j) leaves the account', async (status, body, faults) => {
    reply = { status, body }
    const { customer, errors } = await ask()
    expect(customer).toEqual({ email: ANA.email, ranking: null })
    expect(errors).toHaveLength(faults)
  })

  test('is worked out anew for whose account is open', async () => {
    const change = `mutation { updateRanking(input: {}) { customer { ranking { rank { code } } } userErrors { code } } }`
    const { data } = await shopper.query(change)
    expect(data.updateRanking).toEqual({ customer: { ranking: { rank: { code: 'bronce' } } }, userErrors: [] })
    expect(calls('/api/ext/ranking_update').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ userId: 7 }])
  })

  test.each([null, 'forged'])('is not shown or worked out with the token %j', async (userToken) => {
    signIn(userToken)
    expect((await ask()).customer).toBeNull()
    const { data } = await shopper.query(
      'mutation { updateRanking(input: {}) { customer { email } userErrors { code } } }',
    )
    expect(data.updateRanking).toEqual({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
    expect(platform.seen.filter(({ path }) => path.startsWith('/api/ext/rank'))).toEqual([])
  })

  test.each<[string, object]>([
    ['a number that is none', { card_number: 'abc' }],
    ['no day', { updated_at: 'soon' }],
    ['no sum', { spent: 'much' }],
    ['no ranks', { ranks: 'x' }],
  ])('with %s is none', (_name, fields) => {
    expect(decodeRanking({ ...RANKING, ...fields }, 'MXN')).toBeNull()
  })
})
