import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { MUTATIONS, done } from '../testkit/shoppers/purchase.ts'
import { rawGraphql } from '../testkit/graph/rawGraphql.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

/** 60,000 for an address: with this factor, 60. */
const RATE_FACTOR = '0.001'
const COUPON_TRIES = 20

/** Returns an address that has sent no request before: with Redis, counts outlive the gateway. */
const newAddress = () => `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`
const from = (...addresses: readonly string[]) => ({ 'x-forwarded-for': addresses.join(', ') })

describe('asking too much', () => {
  let proxied: ProxiedGateway
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(sharedShop().platform, { RATE_FACTOR })
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

  it('is refused with the time to wait, and limits no other client', async () => {
    const address = newAddress()
    const refused = await askUntilRefused(() => from(address))
    expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
    expect(refused.data).toBeUndefined()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await ask(from(newAddress()))).status).toBe(200)
  })

  it('cannot be hidden behind addresses that the client makes up', async () => {
    const address = newAddress()
    const refused = await askUntilRefused(() => from(newAddress(), address))
    expect(refused.status).toBe(429)
  })

  it('cannot be hidden behind sessions that the client makes up', async () => {
    const address = newAddress()
    let cookies = 0
    const refused = await askUntilRefused(() => ({
      ...from(address),
      cookie: `hogar_session_hogar=forged-${(cookies += 1)}`,
    }))
    expect(refused.status).toBe(429)
  })
})

describe('guessing coupons', () => {
  let proxied: ProxiedGateway
  let sku: string
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(sharedShop().platform)
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

  it('ends after so many tries of one address, with any sessions, even if the next code is right', async () => {
    const address = newAddress()
    for (let tries = 0; tries < COUPON_TRIES; tries += 1) {
      expect(await guess(`WRONG-${tries}`, address)).toEqual(['COUPON_INVALID'])
    }
    expect(await guess('BIENVENIDO', address)).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(await guess('BIENVENIDO', newAddress())).toEqual([])
  })

  it('counts every alias of one request', async () => {
    const guest = asGuest(proxied.gateway)
    await done(guest, 'addCartLines', { lines: [{ sku }] })
    const tries = Array.from(
      { length: 19 },
      (_, at) => `a${at}: applyCartCoupon(input: { code: "W${at}" }) { userErrors { code } }`,
    )
    const results: string[] = []
    const address = newAddress()
    for (let requests = 0; requests < 2; requests += 1) {
      const { data } = await guest.send(`mutation { ${tries.join(' ')} }`, {}, from(address))
      for (const payload of Object.values(data ?? {})) {
        results.push((payload as { userErrors: readonly { code: string }[] }).userErrors[0]?.code ?? '')
      }
    }
    expect(results.filter((code) => code === 'COUPON_INVALID')).toHaveLength(COUPON_TRIES)
    expect(results.slice(COUPON_TRIES)).toEqual(results.slice(COUPON_TRIES).map(() => 'TOO_MANY_ATTEMPTS'))
  })
})
