import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, codes, newEmail, units } from '../testkit/graph/accountBrowser.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { ADDRESS, PAYMENT, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway, platform } = sharedShop()
const OWN = `query ($id: ID!) {
  viewer { customer { email } cart { lines { sku quantity } } quotes(first: 5) { totalCount } }
  node(id: $id) { ... on Order { number shippingAddress { street } } }
}`
const NOTHING = { viewer: { customer: null, cart: null, quotes: { totalCount: 0 } }, node: null }
const NEW_PASSWORD = 'Nueva-1234'

type Browser = ReturnType<typeof asBrowser>
type Own = { viewer: { quotes: { totalCount: number } }; node: unknown }

let sku = ''
beforeAll(async () => {
  sku = (await plentifulWares(gateway, 1))[0]?.sku ?? ''
})

/** A guest with an order that has street and telephone, and a quote. */
async function guestWithOrder() {
  const browser = asBrowser()
  await browser.add(sku, 1)
  await browser.done('setCartShipping', SHIPPING)
  await browser.done('setCartPayment', PAYMENT)
  const { data } = await browser.send(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } userErrors { code } } }',
    { input: { email: newEmail(), clientMutationId: crypto.randomUUID() } },
  )
  const { placeOrder } = data as { placeOrder: { order: { id: string } } }
  await browser.add(sku, 2)
  await browser.done('saveQuote', { name: 'Sala' })
  return { browser, orderId: placeOrder.order.id }
}

const read = async (cookie: string, id: string) => (await asGuest(gateway, 'hogar', cookie).send(OWN, { id })).data
const own = async (browser: Browser, id: string) => (await browser.send(OWN, { id })).data as Own
const ORDER = { node: { shippingAddress: { street: ADDRESS.street } } }

describe('a copy of a sealed session opens nothing', () => {
  it('after its owner signed in, whose order and quotes are there still', async () => {
    const { browser, orderId } = await guestWithOrder()
    const copy = browser.cookie()
    expect(await read(copy, orderId)).toMatchObject({ viewer: { quotes: { totalCount: 1 } }, ...ORDER })
    expect(codes(await browser.signUp(newEmail()))).toEqual([])
    await browser.done('saveQuote', { name: 'Cocina' })
    expect(await read(copy, orderId)).toEqual(NOTHING)
    expect(await own(browser, orderId)).toMatchObject({ viewer: { quotes: { totalCount: 2 } }, ...ORDER })
  })

  it('after its owner signed out', async () => {
    const { browser, orderId } = await guestWithOrder()
    await browser.signUp(newEmail())
    const copy = browser.cookie()
    await browser.logout()
    expect(await read(copy, orderId)).toEqual(NOTHING)
    expect(await own(browser, orderId)).toEqual(NOTHING)
  })

  it('after the password was changed, and the device that has changed it goes on', async () => {
    const { browser, orderId } = await guestWithOrder()
    const email = newEmail()
    await browser.signUp(email)
    const copy = browser.cookie()
    await browser.done('changePassword', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect(await read(copy, orderId)).toEqual(NOTHING)
    expect(await own(browser, orderId)).toMatchObject({
      viewer: { customer: { email }, quotes: { totalCount: 1 } },
      ...ORDER,
    })
    await browser.done('saveQuote', { name: 'Cocina' })
  })

  it('after the password was set by a mail’s link', async () => {
    const { browser, orderId } = await guestWithOrder()
    const email = newEmail()
    await browser.signUp(email)
    const copy = browser.cookie()
    const stranger = asBrowser()
    await stranger.done('requestPasswordReset', { email })
    await stranger.done('resetPassword', { email, resetToken: await tokenMailedTo(email), newPassword: NEW_PASSWORD })
    const { data, errors = [] } = await asGuest(gateway, 'hogar', copy).send(OWN, { id: orderId })
    expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(new Set(['UNAUTHENTICATED']))
    for (const text of [email, sku, ...ADDRESS.street]) expect(JSON.stringify(data)).not.toContain(text)
    expect(codes(await stranger.login(email, NEW_PASSWORD))).toEqual([])
  })
})

describe('requests of other tabs while a session becomes another', () => {
  const ADD = `mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { cart { lines { sku quantity } } } }`
  const add = (cookie: string, clientMutationId: string) =>
    asGuest(gateway, 'hogar', cookie).send(ADD, { input: { lines: [{ sku, quantity: 1 }], clientMutationId } })

  it('do nothing and say so as for an outage that passes; with the new cookie they are done', async () => {
    const browser = asBrowser()
    await browser.add(sku, 1)
    const before = browser.cookie()
    await browser.signUp(newEmail())
    const key = crypto.randomUUID()
    const late = await add(before, key)
    expect([late.status, late.errors?.[0]?.extensions?.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE'])
    expect([late.headers.get('retry-after'), late.headers.getSetCookie()]).toEqual(['1', []])
    expect((await add(browser.cookie(), key)).errors).toBeUndefined()
    expect(units(await browser.viewer())).toEqual({ [sku]: 2 })
  })

  it('do not take the place of the new session, when they were under way before', async () => {
    const browser = asBrowser()
    await browser.add(sku, 1)
    const before = browser.cookie()
    const [late, opened] = await Promise.all([
      asGuest(gateway, 'hogar', before).send(
        'mutation ($input: SetCartShippingInput!) { setCartShipping(input: $input) { userErrors { code } } }',
        { input: SHIPPING },
      ),
      browser.signUp(newEmail()),
    ])
    expect(codes(opened)).toEqual([])
    // Whichever came first: what the late answer leaves in the browser is either nothing or the guest's of before.
    const left = late.headers.getSetCookie().join()
    if (left !== '') expect(await read(left.split(';')[0] ?? '', 'x')).toEqual(NOTHING)
    expect((await browser.viewer()).customer).not.toBeNull()
  })

  it('are not done twice, when their answer was lost before the sign-in', async () => {
    const browser = asBrowser()
    await browser.add(sku, 1)
    const key = crypto.randomUUID()
    await add(browser.cookie(), key)
    await browser.signUp(newEmail())
    expect(units(await browser.viewer())).toEqual({ [sku]: 2 })
    expect((await add(browser.cookie(), key)).errors).toBeUndefined()
    expect(units(await browser.viewer())).toEqual({ [sku]: 2 })
  })

  it('can sign in again, when the answer of the sign-in was lost', async () => {
    const browser = asBrowser()
    const email = newEmail()
    await browser.signUp(email)
    const phone = asBrowser()
    await phone.add(sku, 2)
    const before = phone.cookie()
    await phone.login(email)
    expect(units(await asBrowser(before).login(email))).toEqual({ [sku]: 2 })
  })
})

async function tokenMailedTo(email: string): Promise<string> {
  const mails = await (await fetch(`${platform}/outbox?recipient=${encodeURIComponent(email)}`)).text()
  const token = /resetToken=([\w-]+)/.exec(mails.replaceAll('&amp;', '&'))?.[1]
  if (token === undefined) throw new Error(`no link was mailed to ${email}: ${mails}`)
  return token
}
