import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, newEmail } from '../testkit/graph/accountBrowser.ts'
import { expectRefusedBearer } from '../testkit/graph/expectRefusedBearer.ts'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { MUTATIONS, done } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()
const COOKIE = 'hogar_session_hogar'
const CART = '{ viewer { cart { id } } }'

let owner: Guest
let sku = ''
beforeAll(async () => {
  sku = (await plentifulWares(gateway, 1))[0]?.sku ?? ''
  owner = asGuest(gateway)
  await done(owner, 'addCartLines', { lines: [{ sku }] })
})

describe('the session of an app', () => {
  it.each(['Bearer', 'bearer', 'Bearer null', 'Bearer undefined', 'Bearer two words'])(
    'is not what a client without one sends: %j is refused',
    (authorization) => expectRefusedBearer(gateway, { authorization }),
  )

  it('is not named by other schemes, which are for those in front of the shop', async () => {
    const authorization = `Basic ${Buffer.from('staging:secret').toString('base64')}`
    const reply = await asGuest(gateway, 'hogar', owner.cookie()).send(CART, {}, { authorization })
    expect(reply.data).toMatchObject({ viewer: { cart: { id: expect.any(String) } } })
    const added = await asGuest(gateway).send(
      MUTATIONS.addCartLines,
      { input: { lines: [{ sku }] } },
      { authorization },
    )
    expect(added.headers.getSetCookie().join()).toContain(`${COOKIE}=`)
  })

  it('is begun by an app with X-Session: new, and its changes are done once from the first', async () => {
    const begun = await asGuest(gateway, 'hogar', owner.cookie()).send(CART, {}, { 'x-session': 'new' })
    expect(begun.data).toEqual({ viewer: { cart: null } })
    expect([begun.headers.getSetCookie(), begun.headers.get('cache-control')]).toEqual([[], 'private, no-store'])
    const authorization = `Bearer ${begun.headers.get('x-session')}`
    const input = { lines: [{ sku }], clientMutationId: crypto.randomUUID() }
    const twice = [1, 2].map(() => asGuest(gateway).send(MUTATIONS.addCartLines, { input }, { authorization }))
    const carts = (await Promise.all(twice)).map(
      ({ data }) => (data as { result: { cart: { id: string } } }).result.cart.id,
    )
    expect(new Set(carts).size).toBe(1)
    const wrong = await asGuest(gateway).send(CART, {}, { 'x-session': owner.cookie().slice(`${COOKIE}=`.length) })
    expect([wrong.status, wrong.errors?.[0]?.extensions?.code]).toEqual([400, 'BAD_USER_INPUT'])
  })

  it('whose account was closed elsewhere is reported to an app, and to a browser too', async () => {
    const email = newEmail()
    const account = { email, firstName: 'Ana', lastName: 'López', password: PASSWORD }
    const signUp = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { customer { email } } }`
    const browser = asGuest(gateway)
    await browser.run(signUp, { input: account })
    const signedIn = await asGuest(gateway).send(
      'mutation ($input: LoginInput!) { login(input: $input) { customer { email } } }',
      { input: { email, password: PASSWORD } },
      { 'x-session': 'new' },
    )
    const app = { authorization: `Bearer ${signedIn.headers.get('x-session')}` }
    const who = '{ viewer { customer { email } } }'
    expect((await asGuest(gateway).send(who, {}, app)).data).toEqual({ viewer: { customer: { email } } })
    const end = 'mutation { signOutDevices(input: {}) { userErrors { code } } }'
    expect(await browser.run(end)).toEqual({ signOutDevices: { userErrors: [] } })
    const ended = await asGuest(gateway).send(who, {}, app)
    expect([ended.data, ended.errors]).toMatchObject([
      { viewer: { customer: null } },
      [{ path: ['viewer', 'customer'], extensions: { code: 'UNAUTHENTICATED' } }],
    ])
    expect(ended.headers.get('x-session')).toBeNull()
    const byCookie = `${COOKIE}=${signedIn.headers.get('x-session')}`
    expect((await asGuest(gateway, 'hogar', byCookie).send(who)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })
})
