import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, inputOf, newEmail } from '../testkit/graph/accountBrowser.ts'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const KEY = 'the key of a partner'
const WRONG = 'Otra-1234'
const TRIES_MAX = 10
const NEWCOMERS = 12
const { platform } = sharedShop()

let proxied: ProxiedGateway
beforeAll(async () => {
  proxied = await startGatewayBehindProxy(platform, { PARTNER_KEYS: JSON.stringify({ app: hash('sha256', KEY) }) })
})
afterAll(() => proxied?.stop())

/** Of a run alone: a Redis remembers the counts of the one before. */
let addresses = Math.floor(Math.random() * 0xff_ff_00)
const newAddress = () => {
  addresses += 1
  return `11.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

type Headers = Readonly<Record<string, string>>
type Client = Readonly<{
  guest: Guest
  headers: Headers
  /** The browser's cookies, all that it was given: the last of each name. */
  cookies: Map<string, string>
}>

const client = (headers: Headers = { 'x-forwarded-for': newAddress() }): Client => ({
  guest: asGuest(proxied.gateway),
  headers,
  cookies: new Map(),
})
const cookieOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Sends a change, and returns the codes of what was refused. */
async function send(who: Client, name: string, input: object): Promise<readonly string[]> {
  const query = `mutation ($input: ${inputOf(name)}!) { result: ${name}(input: $input) { userErrors { code } } }`
  const reply = await who.guest.send(query, { input }, { ...who.headers, cookie: cookieOf(who) })
  for (const line of reply.headers.getSetCookie()) {
    const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    who.cookies.set(cookie, value)
  }
  if (reply.errors) throw new Error(`${name}: ${reply.text}`)
  const { result } = reply.data as { result: { userErrors: { code: string }[] } }
  return result.userErrors.map(({ code }) => code)
}

const signUp = (who: Client, email: string) =>
  send(who, 'createAccount', { email, firstName: 'Ana', lastName: 'López', password: PASSWORD })
const signIn = (who: Client, email: string, password = PASSWORD) => send(who, 'login', { email, password })

/** Opens an account, and returns its address and the device that has opened it. */
async function owner() {
  const [who, email] = [client(), newEmail()]
  expect(await signUp(who, email)).toEqual([])
  return { who, email }
}

async function lock(email: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1)
    expect(await signIn(client(), email, WRONG)).toEqual(['SIGN_IN_REFUSED'])
  expect(await signIn(client(), email, WRONG)).toEqual(['TOO_MANY_ATTEMPTS'])
}

describe('people behind one address', () => {
  it('open accounts, one after the other and all at once', async () => {
    const shared = { 'x-forwarded-for': newAddress() }
    for (let count = 0; count < NEWCOMERS; count += 1) expect(await signUp(client(shared), newEmail())).toEqual([])
    const together = await Promise.all(Array.from({ length: NEWCOMERS }, () => signUp(client(shared), newEmail())))
    expect(together).toEqual(together.map(() => []))
  })

  it('sign in as often as they like, and use coupons', async () => {
    const shared = { 'x-forwarded-for': newAddress() }
    const { email } = await owner()
    for (let count = 0; count < NEWCOMERS; count += 1) expect(await signIn(client(shared), email)).toEqual([])
    const who = client(shared)
    const [ware] = await plentifulWares(proxied.gateway, 1)
    await send(who, 'addCartLines', { lines: [{ sku: ware?.sku }] })
    for (let count = 0; count < 25; count += 1)
      expect(await send(who, 'applyCartCoupon', { code: 'BIENVENIDO' })).toEqual([])
  })

  it('are stopped by wrong tries alone, of which many at once are no more than the bound', async () => {
    const shared = { 'x-forwarded-for': newAddress() }
    const codes = await Promise.all(Array.from({ length: 40 }, () => signIn(client(shared), newEmail(), WRONG)))
    expect(codes.filter(([code]) => code === 'SIGN_IN_REFUSED')).toHaveLength(TRIES_MAX)
    expect(codes.filter(([code]) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(40 - TRIES_MAX)
  })
})

describe('guessing at an account from any address', () => {
  it('locks neither its owner’s link to a new password, nor the change of one who is signed in', async () => {
    const { who, email } = await owner()
    await lock(email)
    expect(await send(who, 'changePassword', { currentPassword: PASSWORD, newPassword: 'Distinta-1234' })).toEqual([])
    const reset = client()
    expect(await send(reset, 'requestPasswordReset', { email })).toEqual([])
    const resetToken = await tokenMailedTo(email)
    // Nor do strangers' wrong tokens close the link.
    for (let tries = 0; tries <= TRIES_MAX; tries += 1) {
      const input = { email, resetToken: crypto.randomUUID(), newPassword: 'Nueva-1234' }
      expect(await send(client(), 'resetPassword', input)).toEqual(['PASSWORD_LINK_INVALID'])
    }
    expect(await send(reset, 'resetPassword', { email, resetToken, newPassword: 'Nueva-1234' })).toEqual([])
  })

  it('does not lock a device that has opened it before; guessing there does', async () => {
    const { who, email } = await owner()
    expect(await send(who, 'logout', {})).toEqual([])
    await lock(email)
    expect(await signIn(client(), email)).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(await signIn(who, email)).toEqual([])
    for (let tries = 0; tries < TRIES_MAX; tries += 1)
      expect(await signIn(who, email, WRONG)).toEqual(['SIGN_IN_REFUSED'])
    expect(await signIn(who, email)).toEqual(['TOO_MANY_ATTEMPTS'])
  })

  it('is not made easier by a device that has opened another account, nor by a forged one', async () => {
    const { email } = await owner()
    const { who: stranger } = await owner()
    await lock(email)
    expect(await signIn(stranger, email)).toEqual(['TOO_MANY_ATTEMPTS'])
    const forger = client()
    forger.cookies.set('hogar_device', `${(stranger.cookies.get('hogar_device') ?? '').slice(0, -8)}AAAAAAAA`)
    expect(await signIn(forger, email)).toEqual(['TOO_MANY_ATTEMPTS'])
  })

  it('leaves the device a cookie that scripts cannot read, without personal data', async () => {
    const email = newEmail()
    const input = { email, firstName: 'Ana', lastName: 'López', password: PASSWORD }
    const query = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { clientMutationId } }'
    const { headers } = await client().guest.send(query, { input }, { 'x-forwarded-for': newAddress() })
    const [line = ''] = headers.getSetCookie().filter((cookie) => cookie.startsWith('hogar_device='))
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    expect(line.length).toBeLessThan(1_024)
    expect(decodeURIComponent(line)).not.toContain(email)
  })
})

describe('a partner’s server', () => {
  const partner = (buyer?: string) =>
    client({ 'x-api-key': KEY, 'x-forwarded-for': newAddress(), ...(buyer ? { 'x-buyer-address': buyer } : {}) })

  it('names the address of its shopper, which limits count by', async () => {
    const buyer = newAddress()
    for (let tries = 0; tries < TRIES_MAX; tries += 1)
      expect(await signIn(partner(buyer), newEmail(), WRONG)).toEqual(['SIGN_IN_REFUSED'])
    expect(await signIn(partner(buyer), newEmail(), WRONG)).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(await signIn(partner(newAddress()), newEmail(), WRONG)).toEqual(['SIGN_IN_REFUSED'])
    // One household, however its network numbers its devices.
    const network = `2001:db8:${crypto.randomUUID().slice(0, 4)}:1:`
    for (let tries = 0; tries < TRIES_MAX; tries += 1)
      expect(await signIn(partner(`${network}:${tries}`), newEmail(), WRONG)).toEqual(['SIGN_IN_REFUSED'])
    expect(await signIn(partner(`${network}:ffff`), newEmail(), WRONG)).toEqual(['TOO_MANY_ATTEMPTS'])
  })

  it('gets an error for a value that is no address', async () => {
    for (const value of ['somewhere', '203.0.113.7, 203.0.113.8', '999.1.1.1', '']) {
      const reply = await asGuest(proxied.gateway).send(
        '{ store { code } }',
        {},
        { 'x-api-key': KEY, 'x-buyer-address': value },
      )
      expect([reply.status, reply.errors?.[0]]).toMatchObject([400, { extensions: { code: 'BAD_USER_INPUT' } }])
      expect(reply.errors?.[0]?.message).toContain('X-Buyer-Address')
    }
  })

  it('alone is believed', async () => {
    const address = newAddress()
    const made = (tries: number) => client({ 'x-forwarded-for': address, 'x-buyer-address': `203.0.113.${tries}` })
    for (let tries = 0; tries < TRIES_MAX; tries += 1) await signIn(made(tries), newEmail(), WRONG)
    expect(await signIn(made(99), newEmail(), WRONG)).toEqual(['TOO_MANY_ATTEMPTS'])
  })
})

async function tokenMailedTo(email: string): Promise<string> {
  const mails = await (await fetch(`${platform}/outbox?recipient=${encodeURIComponent(email)}`)).text()
  const token = /resetToken=([\w-]+)/.exec(mails.replaceAll('&amp;', '&'))?.[1]
  if (token === undefined) throw new Error(`no link was mailed to ${email}: ${mails}`)
  return token
}
