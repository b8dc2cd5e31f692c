import { describe, expect, test } from 'vitest'
import {
  ANA,
  RANKING,
  calls,
  platform,
  rankingForEachTest,
  reply,
  shopper,
  signIn,
} from '../testing/rankingPlatform.ts'
import { decodeRanking } from './decodeRanking.ts'

rankingForEachTest()

const FIELDS = `ranking { rank { code from { amount } } ranks { code returnDays } next { code } spent { amount currencyCode }
  missing { amount } updatedAt card { number holder memberSince } }`
const ask = async () => {
  const { data, errors } = await shopper.query(`{ viewer { customer { email ${FIELDS} } } }`)
  return { customer: data?.viewer?.customer, errors: errors ?? [] }
}

describe('a rank', () => {
  test('says what it took, what comes next and what is missing for it, with the card', async () => {
    const { customer, errors } = await ask()
    expect(errors).toEqual([])
    expect(customer.ranking).toEqual({
      rank: { code: 'bronce', from: { amount: '5000.00' } },
      ranks: [
        { code: 'inicial', returnDays: 30 },
        { code: 'bronce', returnDays: 45 },
        { code: 'oro', returnDays: null },
      ],
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
    Object.assign(reply, { status, body })
    const { customer, errors } = await ask()
    expect(customer).toEqual({ email: ANA.email, ranking: null })
    expect(errors).toHaveLength(faults)
  })

  test.each([null, 'forged'])('is not shown with the token %j', async (userToken) => {
    signIn(userToken)
    expect((await ask()).customer).toBeNull()
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
