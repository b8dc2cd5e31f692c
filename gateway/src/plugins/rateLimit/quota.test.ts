import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COST_MAX_SHOP, REQUEST_COST } from '../../limits/limits.ts'
import { sketchResolvers } from '../../testing/sketchResolvers.ts'
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts'

type Cost = { requested: number; maximum: number; charged: number; remaining: number; limit: number; resetAt: string }

const KEY = { 'x-api-key': 'key' }

describe('the quota', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({
      resolvers: sketchResolvers,
      env: {
        RATE_FACTOR: '0.1',
        TRUST_PROXY: '1',
        STOREFRONT_KEY: 'the key of a storefront',
        PARTNER_KEYS: JSON.stringify({ acme: createHash('sha256').update('key').digest('hex') }),
      },
    })
  })
  afterAll(() => gateway.close())

  const costOf = async (query: string, headers: Record<string, string> = {}) => {
    const reply = await gateway.post({ query }, headers)
    return { ...reply, cost: reply.body.extensions!['cost'] as Cost }
  }

  it('is reported in headers and in extensions.cost, and goes down by what was charged', async () => {
    const first = await costOf('{ store { code } }', KEY)
    const second = await costOf('{ store { code } }', KEY)
    expect(second.cost).toMatchObject({ requested: 1, charged: 11, limit: 60_000 })
    expect(first.cost.remaining - second.cost.remaining).toBeGreaterThanOrEqual(0)
    expect(Date.parse(second.cost.resetAt)).toBeGreaterThan(0)
    expect(second.headers.get('x-ratelimit-limit')).toBe('60000')
    expect(second.headers.get('x-ratelimit-remaining')).toBe(String(second.cost.remaining))
    expect(second.headers.get('ratelimit')).toBe(`"partner";r=${second.cost.remaining};t=1`)
    expect(second.headers.get('ratelimit-policy')).toBe('"partner";q=60000;w=60')
  })

  it.each([
    ['a name of a type', '{ __typename }'],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['nothing', ''],
    ['a document that is refused', '{ nope }'],
    ['a document that is none', '{'],
  ])('is charged at least a fee for %s', async (_what, query) => {
    const { cost, headers } = await costOf(query, { 'x-forwarded-for': `192.0.2.${query.length}` })
    expect(cost.charged).toBeGreaterThanOrEqual(REQUEST_COST)
    expect(cost.remaining).toBeLessThanOrEqual(cost.limit)
    expect(Number(headers.get('x-ratelimit-remaining'))).toBe(cost.remaining)
  })

  it('says how much was requested where that is too much', async () => {
    const related = 'related(first: 12) { related(first: 12) { sku } }'
    const { body, cost } = await costOf(`{ search(term: "mesa", first: 100) { nodes { ${related} } } }`)
    expect(body.errors).toMatchObject([{ extensions: { code: 'COST_LIMITED' } }])
    expect(cost.requested).toBeGreaterThan(COST_MAX_SHOP)
  })

  it('ends for an address that sends 400 refused documents at once, and for it alone', async () => {
    const ask = (address: string) => gateway.post({ query: '{ nope }' }, { 'x-forwarded-for': address })
    const statuses = await Promise.all(Array.from({ length: 400 }, async () => (await ask('198.51.100.1')).status))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(300)
    expect((await ask('198.51.100.2')).status).toBe(400)
  })

  it('of a storefront that renders for no session is its own, by its key alone', async () => {
    const policyFor = async (headers: Record<string, string>) =>
      (await gateway.post({ query: '{ store { code } }' }, headers)).headers.get('ratelimit-policy')?.split(';')[0]
    expect(await policyFor({ 'x-storefront-key': 'the key of a storefront' })).toBe('"storefront"')
    expect(await policyFor({ 'x-storefront-key': 'another key' })).toBe('"address"')
    const cookie = 'hogar_session_hogar=x'
    expect(await policyFor({ 'x-storefront-key': 'the key of a storefront', cookie })).toBe('"address"')
  })

  it('is not in an answer that caches may keep', async () => {
    const { body, headers } = await gateway.get({ query: '{ store { code } }' })
    expect(headers.get('cache-control')).toContain('public')
    expect(body.extensions!['cost']).toEqual({ requested: 1, maximum: COST_MAX_SHOP })
    expect([...headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([])
  })
})
