import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, newEmail, units } from '../testkit/graph/accountBrowser.ts'
import { type Reply, asGuest } from '../testkit/graph/guest.ts'
import { linksTo } from '../testkit/shoppers/mailbox.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()

/** Sends an operation with a session that stays as it is in what names it: an app's seal, or a browser's cookies. */
type Client = Readonly<{ send: ReturnType<typeof asGuest>['send'] }>

let sku = ''
beforeAll(async () => {
  sku = (await plentifulWares(gateway, 1))[0]?.sku ?? ''
})

const CHANGES = {
  addCartLines: () => ({ lines: [{ sku, quantity: 1 }] }),
  updateCartLines: () => ({ lines: [{ line: { identity: { sku } }, quantity: 3 }] }),
  applyCartCoupon: () => ({ code: 'BIENVENIDO' }),
  updateCustomer: () => ({ firstName: 'Eva', lastName: 'López' }),
} as const
type Change = keyof typeof CHANGES

const change = (client: Client, name: Change) =>
  client.send(
    `mutation ($input: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { userErrors { code } } }`,
    { input: { ...CHANGES[name](), clientMutationId: crypto.randomUUID() } },
  )
const errorCodes = (reply: Pick<Reply, 'errors'>) => (reply.errors ?? []).map(({ extensions }) => extensions?.code)

/** Two devices of one customer with a unit in the cart; the account is closed on the second one. */
async function closedElsewhere(end: (first: ReturnType<typeof asBrowser>) => Promise<void>) {
  const email = newEmail()
  const first = asBrowser()
  await first.signUp(email)
  await first.add(sku, 1)
  const second = asBrowser()
  expect(codes(await second.login(email))).toEqual([])
  await end(first)
  return { email, first, second }
}
const signOutOthers = (first: ReturnType<typeof asBrowser>) => first.done('signOutDevices', {})

describe('a session whose account was closed on another device', () => {
  it.each(Object.keys(CHANGES) as Change[])('refuses %s by cookie, and opens no other cart', async (name) => {
    const { first, second } = await closedElsewhere(signOutOthers)
    // The first asking finds it out, the next ones know it.
    for (const _time of [1, 2]) expect(errorCodes(await change(second, name))).toEqual(['UNAUTHENTICATED'])
    expect((await change(second, name)).status).toBe(401)
    expect(units(await first.viewer())).toEqual({ [sku]: 1 })
  })

  it('answers its customer and cart with an error, never with a guest’s nothing', async () => {
    const { second } = await closedElsewhere(signOutOthers)
    for (const _time of [1, 2]) {
      const reply = await second.send('{ viewer { cart { id } customer { email } } }')
      expect(errorCodes(reply)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
      expect(reply.data).toEqual({ viewer: { cart: null, customer: null } })
      expect(reply.headers.get('x-session-state')).toBe('ended')
    }
    // Public data is shown all the same.
    expect(errorCodes(await second.send('{ store { code } }'))).toEqual([])
  })

  it('says so in the language of the store', async () => {
    const { second } = await closedElsewhere(signOutOthers)
    const { errors } = await change(second, 'addCartLines')
    expect(errors?.[0]?.message).toBe('No se pudo renovar tu sesión. Inicia sesión de nuevo para continuar.')
  })

  it('is a guest’s once its shopper says so, with an empty cart', async () => {
    const { second } = await closedElsewhere(signOutOthers)
    await change(second, 'addCartLines')
    expect((await second.logout()).notices).toMatchObject([{ code: 'LOGGED_OUT' }])
    expect(await second.viewer()).toEqual({ customer: null, cart: null })
    expect(units(await second.add(sku, 2))).toEqual({ [sku]: 2 })
  })

  it('is its customer’s after signing in again, with the cart of before, and makes the refused change once', async () => {
    const { email, second } = await closedElsewhere(signOutOthers)
    const add = () =>
      second.send('mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { userErrors { code } } }', {
        input: { lines: [{ sku, quantity: 1 }], clientMutationId: key },
      })
    const key = crypto.randomUUID()
    expect(errorCodes(await add())).toEqual(['UNAUTHENTICATED'])
    expect(units(await second.login(email))).toEqual({ [sku]: 1 })
    for (const _time of [1, 2]) expect(errorCodes(await add())).toEqual([])
    expect(units(await second.viewer())).toEqual({ [sku]: 2 })
  })

  it('passes nothing on to another customer who signs in: neither cart nor quotes', async () => {
    const { second } = await closedElsewhere(async (first) => {
      await first.done('saveQuote', { name: 'Sala' })
      await signOutOthers(first)
    })
    await change(second, 'addCartLines')
    await second.signUp(newEmail())
    const { data } = await second.send('{ viewer { cart { lines { sku } } quotes(first: 5) { totalCount } } }')
    expect(data).toMatchObject({ viewer: { quotes: { totalCount: 0 } } })
    expect(units(await second.viewer())).toEqual({})
  })

  it.each([0, 1])(
    'stays ended when the link of a mail confirms an address on it, known to be ended %i times',
    async (times) => {
      const next = newEmail()
      const { second } = await closedElsewhere(async (first) => {
        await first.done('requestEmailChange', { email: next, currentPassword: PASSWORD })
        await signOutOthers(first)
      })
      for (let time = 0; time < times; time += 1) await change(second, 'addCartLines')
      const token = (await linksTo(next, '/confirm-email'))[0]?.searchParams.get('token')
      const input = { token }
      const select = 'email customer { email }'
      expect(await second.change('confirmEmailChange', 'ConfirmEmailChangeInput', { input, select })).toMatchObject({
        email: next,
        customer: null,
        userErrors: [],
      })
      const reply = await second.send('{ viewer { cart { id } customer { email } } }')
      expect(errorCodes(reply)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
      expect(reply.headers.get('x-session-state')).toBe('ended')
      expect(errorCodes(await change(second, 'addCartLines'))).toEqual(['UNAUTHENTICATED'])
    },
  )

  it('by a new password, too', async () => {
    const { second } = await closedElsewhere((first) =>
      first.done('changePassword', { currentPassword: PASSWORD, newPassword: 'Nueva-1234' }),
    )
    // At once: as a guest's, its pages would lose what is sent meanwhile.
    expect(errorCodes(await change(second, 'addCartLines'))).toEqual(['UNAUTHENTICATED'])
    expect(errorCodes(await second.send('{ viewer { cart { id } } }'))).toEqual(['UNAUTHENTICATED'])
  })
})

describe('an app whose customer’s account was closed on another device', () => {
  it.each(Object.keys(CHANGES) as Change[])('is refused %s by Bearer, however often it asks', async (name) => {
    const email = newEmail()
    const first = asBrowser()
    await first.signUp(email)
    await first.add(sku, 1)
    const fresh = await asGuest(gateway).send(
      'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }',
      { input: { email, password: PASSWORD } },
      { 'x-session': 'new', 'x-forwarded-for': `10.96.0.${Math.ceil(Math.random() * 250)}` },
    )
    const authorization = `Bearer ${fresh.headers.get('x-session')}`
    const app: Client = { send: (query, variables) => asGuest(gateway).send(query, variables, { authorization }) }
    expect(errorCodes(await app.send('{ viewer { customer { email } } }'))).toEqual([])
    await signOutOthers(first)
    for (const _time of [1, 2]) {
      expect(errorCodes(await change(app, name))).toEqual(['UNAUTHENTICATED'])
      expect(errorCodes(await app.send('{ viewer { cart { id } customer { email } } }'))).toEqual([
        'UNAUTHENTICATED',
        'UNAUTHENTICATED',
      ])
    }
    expect(units(await first.viewer())).toEqual({ [sku]: 1 })
  })
})

describe('where tokens are not refreshed', () => {
  let proxied: ProxiedGateway
  beforeAll(async () => {
    proxied = await startGatewayBehindProxy(sharedShop().platform, { AUTO_REFRESH_TOKENS: 'false' })
    return () => proxied.stop()
  }, 120_000)

  it('a token that has ended ends the session, and is reported in the same way', async () => {
    const email = newEmail()
    const first = asBrowser('', 'hogar', proxied.gateway)
    await first.signUp(email)
    expect(units(await first.add(sku, 1))).toEqual({ [sku]: 1 })
    const second = asBrowser('', 'hogar', proxied.gateway)
    expect(codes(await second.login(email))).toEqual([])
    await signOutOthers(first)
    for (const _time of [1, 2]) {
      expect(errorCodes(await change(second, 'addCartLines'))).toEqual(['UNAUTHENTICATED'])
      expect(errorCodes(await second.send('{ viewer { cart { id } } }'))).toEqual(['UNAUTHENTICATED'])
    }
    expect(units(await second.login(email))).toEqual({ [sku]: 1 })
  })
})
