import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { asGuest } from '../testkit/guest.ts'
import { MUTATIONS, done } from '../testkit/purchase.ts'
import { rawGraphql } from '../testkit/rawGraphql.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/startGatewayBehindProxy.ts'
import { plentifulWares } from '../testkit/wares.ts'

/** 60,000 for an address: with this factor, 60. */
const RATE_FACTOR = '0.001'
const COUPON_TRIES = 20

const from = (...addresses: readonly string[]) => ({ 'x-forwarded-for': addresses.join(', ') })

describe('asking too much', () => {
  let proxied: ProxiedGateway
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(inject('stack').platform, { RATE_FACTOR })
  })
  afterAll(() => proxied?.stop())

  const ask = (headers: Record<string, string>) =>
    rawGraphql(proxied.gateway).post({ query: '{ stores { code } }' }, headers)
  /** Asks until the gateway has had enough. */
  async function askUntilRefused(headers: () => Record<string, string>) {
    for (let tries = 0; tries < 100; tries += 1) {
      const reply = await ask(headers())
      if (reply.status !== 200) return reply
    }
    throw new Error('a hundred requests were all answered')
  }

  it('is refused with the time to wait, and costs nobody else', async () => {
    const refused = await askUntilRefused(() => from('198.51.100.1'))
    expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
    expect(refused.data).toBeUndefined()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await ask(from('198.51.100.2'))).status).toBe(200)
  })

  it('cannot be hidden behind addresses that the client makes up', async () => {
    let claims = 0
    const refused = await askUntilRefused(() => from(`203.0.113.${(claims += 1)}`, '198.51.100.3'))
    expect(refused.status).toBe(429)
  })

  it('cannot be hidden behind sessions that the client makes up', async () => {
    let cookies = 0
    const refused = await askUntilRefused(() => ({
      ...from('198.51.100.4'),
      cookie: `hogar_session_hogar=forged-${(cookies += 1)}`,
    }))
    expect(refused.status).toBe(429)
  })
})

describe('guessing coupons', () => {
  let proxied: ProxiedGateway
  let sku: string
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(inject('stack').platform)
    sku = (await plentifulWares(proxied.gateway, 1))[0]!.sku
  })
  afterAll(() => proxied?.stop())

  const guess = async (code: string, address: string) => {
    const guest = asGuest(proxied.gateway)
    await done(guest, 'addCartLines', { lines: [{ sku }] })
    const { data } = await guest.send(MUTATIONS.applyCartCoupon, { input: { code } }, from(address))
    return (data as { result: { userErrors: readonly { code: string }[] } }).result.userErrors.map(
      (error) => error.code,
    )
  }

  it('ends after so many tries of one address, whatever session it mints, and though the next would have been right', async () => {
    for (let tries = 0; tries < COUPON_TRIES; tries += 1) {
      expect(await guess(`WRONG-${tries}`, '198.51.100.7')).toEqual(['COUPON_INVALID'])
    }
    expect(await guess('BIENVENIDO', '198.51.100.7')).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(await guess('BIENVENIDO', '198.51.100.8')).toEqual([])
  })

  it('counts every alias of one request', async () => {
    const guest = asGuest(proxied.gateway)
    await done(guest, 'addCartLines', { lines: [{ sku }] })
    const tries = Array.from(
      { length: 19 },
      (_, at) => `a${at}: applyCartCoupon(input: { code: "W${at}" }) { userErrors { code } }`,
    )
    const results: string[] = []
    for (let requests = 0; requests < 2; requests += 1) {
      const { data } = await guest.send(`mutation { ${tries.join(' ')} }`, {}, from('198.51.100.9'))
      for (const payload of Object.values(data ?? {})) {
        results.push((payload as { userErrors: readonly { code: string }[] }).userErrors[0]?.code ?? '')
      }
    }
    expect(results.filter((code) => code === 'COUPON_INVALID')).toHaveLength(COUPON_TRIES)
    expect(results.slice(COUPON_TRIES)).toEqual(results.slice(COUPON_TRIES).map(() => 'TOO_MANY_ATTEMPTS'))
  })
})
