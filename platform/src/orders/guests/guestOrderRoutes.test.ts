import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textOf } from '../../parse/fields.ts'
import {
  EMAIL_CHANGE_TTL_HOURS,
  EMAIL_UNDO_TTL_DAYS,
  GUEST_ORDER_LINKS_MAX,
  GUEST_ORDER_LINK_TTL_HOURS,
} from '../../customers/limits.ts'
import { PASSWORD, asCustomer, signIn } from '../../testing/customer.ts'
import { ADDRESS, asGuest } from '../../testing/shopper.ts'
import { type Json, withPlatform } from '../../testing/withPlatform.ts'

const platform = withPlatform()
const NEW = 'Nueva-1234'
const HOUR_MS = 3_600_000
type Customer = Awaited<ReturnType<typeof asCustomer>>

let count = 0
const address = (name: string) => `${name}${(count += 1)}@correo.example`
const ask = ({ token }: Pick<Customer, 'token'>, store = 'hogar') =>
  platform.post(`/api/ext/guest_orders?token=${token}&storeCode=${store}`)
const claim = ({ token }: Pick<Customer, 'token'>, secret: string) =>
  platform.post(`/api/ext/guest_orders/claim?token=${token}`, { token: secret })
const refused = (status: number, reason: string) => ({ status, body: { code: status, result: { reason } } })
const mailsTo = async (recipient: string) =>
  (await platform.get(`/outbox?recipient=${recipient}`)).body as unknown as Json[]
/** Returns the secret in the newest mail whose link leads to a page. */
async function secretTo(recipient: string, page = '/claim-orders', name = 'token'): Promise<string> {
  const links = (await mailsTo(recipient)).map(
    ({ body }) => new URL(/href="([^"]+)"/.exec(textOf(body) ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'none:'),
  )
  return links.find(({ pathname }) => pathname.endsWith(page))?.searchParams.get(name) ?? ''
}
const ordersOf = async ({ token }: Pick<Customer, 'token'>) => {
  const { body } = await platform.get(`/api/user/order-history?token=${token}`)
  return (body.result!['items'] as unknown as Json[]).map((item) => item.increment_id)
}
const isProven = async (ana: Pick<Customer, 'get'>) =>
  (await ana.get('me')).body.result!['extension_attributes']!['email_proven']

/** An order without an account. */
async function orderAsGuest(email: string) {
  const guest = await asGuest(platform)
  await guest.add('LAMP', 1)
  const fields = {
    products: [{ sku: 'LAMP', qty: 1, price: 1 }],
    order_id: crypto.randomUUID(),
    addressInformation: {
      shippingAddress: { ...ADDRESS, email },
      billingAddress: { ...ADDRESS, email },
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
      payment_method_code: 'cashondelivery',
    },
  }
  const placed = await guest.order(fields)
  expect(placed.status).toBe(200)
  const number = textOf(placed.body.result?.orderNumber) ?? ''
  const read = (token = '') => platform.get(`/api/order/${number}?token=${token}&cartId=${guest.cartId}`)
  return { number, read, again: () => guest.order(fields) }
}
async function proven(name: string) {
  const ana = await asCustomer(platform, address(name))
  await ask(ana)
  expect(await claim(ana, await secretTo(ana.email))).toMatchObject({ status: 200 })
  return ana
}
async function setPassword(email: string) {
  await platform.post('/api/user/reset-password', { email })
  const resetToken = await secretTo(email, '/create-password', 'resetToken')
  const set = await platform.post('/api/user/create-password', { email, resetToken, newPassword: PASSWORD })
  expect(set).toMatchObject({ status: 200 })
  return signIn(platform, email)
}
/** Moves an account to an address whose reader opens the link. */
async function move(ana: Customer, email: string) {
  const wish = { email, currentPassword: PASSWORD }
  expect(await platform.post(`/api/ext/email_change?token=${ana.token}`, wish)).toMatchObject({ status: 200 })
  const token = await secretTo(email, '/confirm-email')
  expect(await platform.post('/api/ext/email_change/confirm', { token })).toMatchObject({ status: 200 })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('orders of a guest', () => {
  test('come into the account of their address once its link was opened there, in every spelling', async () => {
    const email = address('ana')
    const [first, second] = [await orderAsGuest(email), await orderAsGuest(email.toUpperCase())]
    const other = await orderAsGuest(address('otra'))
    const ana = await asCustomer(platform, email)
    expect([await ordersOf(ana), await isProven(ana)]).toEqual([[], false])
    expect(await ask(ana, 'de')).toMatchObject({ status: 200 })
    expect((await mailsTo(email))[0]).toMatchObject({ subject: 'Hol deine Bestellungen in dein Konto' })
    expect(await claim(ana, await secretTo(email))).toMatchObject({ body: { result: { count: 2 } } })
    expect([await ordersOf(ana), await isProven(ana)]).toEqual([[second.number, first.number], true])
    expect((await other.read()).body.result).toMatchObject({ increment_id: other.number })
    expect(await ask(ana)).toMatchObject(refused(400, 'email_proven'))
  })

  test('that are placed later with a proven address come into the account by themselves', async () => {
    const ana = await proven('luego')
    const later = await orderAsGuest(` ${ana.email} `.toUpperCase().trim())
    const stranger = await orderAsGuest(address('ajena'))
    expect(await ordersOf(ana)).toEqual([later.number])
    expect(await ordersOf(await asCustomer(platform, address('sin')))).toEqual([])
    expect((await stranger.read()).status).toBe(200)
  })

  test('stay readable where they were placed, and reveal nothing of the account there', async () => {
    const ana = await proven('tienda')
    const { number, read, again } = await orderAsGuest(ana.email)
    const unknown = await orderAsGuest(address('nadie'))
    expect((await read()).body.result).toMatchObject({ increment_id: number, cancelable: null })
    expect(Object.keys((await read()).body.result!)).toEqual(Object.keys((await unknown.read()).body.result!))
    expect(await again()).toMatchObject({ status: 200, body: { result: { orderNumber: number } } })
    expect((await read(ana.token)).body.result?.cancelable).not.toBeNull()
    expect((await platform.get(`/api/order/${number}?cartId=other`)).status).toBe(404)
    const code = textOf((await read()).body.result?.receipt_code)
    const receipt = await platform.get(`/api/order/receipt/${code}?storeCode=hogar`)
    expect(receipt.body.result).toMatchObject({ increment_id: number, cancelable: null })
  })

  test('come along when the owner of the address sets the password by a link', async () => {
    const email = address('olvido')
    const { number } = await orderAsGuest(email)
    const thief = await asCustomer(platform, email)
    expect(await ordersOf(thief)).toEqual([])
    expect(await ordersOf(await setPassword(email))).toEqual([number])
    expect(await thief.get('me')).toMatchObject({ status: 401 })
  })
})

describe('orders of another person', () => {
  test('are not shown to who makes an account with the address, nor whether there are any', async () => {
    const email = address('victima')
    const { number, read } = await orderAsGuest(email)
    const thief = await asCustomer(platform, email)
    const free = await asCustomer(platform, address('libre'))
    const answers = [await ask(thief), await ask(free)].map(({ status, body }) => ({ status, body }))
    expect(answers[0]).toEqual(answers[1])
    expect((await mailsTo(email))[0]?.body).not.toContain(number)
    expect(await claim(thief, 'x'.repeat(43))).toMatchObject(refused(400, 'link_invalid'))
    expect(await ordersOf(thief)).toEqual([])
    expect((await read(thief.token)).body.result).toMatchObject({ cancelable: null })
    expect((await platform.get(`/api/order/${number}?token=${thief.token}&cartId=`)).status).toBe(404)
  })

  test('are not brought by a link that is opened without the account, or in another', async () => {
    const ana = await asCustomer(platform, address('suya'))
    const { number } = await orderAsGuest(ana.email)
    await ask(ana)
    const secret = await secretTo(ana.email)
    const eva = await asCustomer(platform, address('eva'))
    expect(await claim(eva, secret)).toMatchObject(refused(400, 'link_invalid'))
    expect(await claim({ token: '' }, secret)).toMatchObject({ status: 401 })
    expect([await ordersOf(eva), await isProven(eva)]).toEqual([[], false])
    expect(await claim(ana, secret)).toMatchObject({ body: { result: { count: 1 } } })
    expect(await ordersOf(ana)).toEqual([number])
  })

  test('are not brought by a link that was used, replaced, is past its time, or of a password of before', async () => {
    const ana = await asCustomer(platform, address('enlace'))
    await ask(ana)
    const first = await secretTo(ana.email)
    await ask(ana)
    expect(await claim(ana, first)).toMatchObject(refused(400, 'link_invalid'))
    await ana.post('change-password', { currentPassword: PASSWORD, newPassword: NEW })
    expect(await claim(ana, await secretTo(ana.email))).toMatchObject(refused(400, 'link_invalid'))
    await ask(ana)
    pass(GUEST_ORDER_LINK_TTL_HOURS * HOUR_MS + 1)
    const eva = await asCustomer(platform, address('tarde'))
    await ask(eva)
    const secret = await secretTo(eva.email)
    pass(HOUR_MS / 2)
    expect(await claim(eva, secret)).toMatchObject({ status: 200 })
    expect(await claim(eva, secret)).toMatchObject(refused(400, 'link_invalid'))
  })

  test('are not brought by a link past its time', async () => {
    const ana = await asCustomer(platform, address('vencido'))
    const { read } = await orderAsGuest(ana.email)
    await ask(ana)
    const secret = await secretTo(ana.email)
    pass(GUEST_ORDER_LINK_TTL_HOURS * HOUR_MS)
    const again = await signIn(platform, ana.email)
    expect(await claim(again, secret)).toMatchObject(refused(400, 'link_expired'))
    expect(await ordersOf(again)).toEqual([])
    expect((await read()).status).toBe(200)
  })

  test('do not follow an account to an address that its reader confirmed by mistake, nor back to the one of before', async () => {
    const victim = address('victima')
    const { read } = await orderAsGuest(victim)
    const thief = await asCustomer(platform, address('ladron'))
    await move(thief, victim)
    expect([await ordersOf(thief), await isProven(thief)]).toEqual([[], undefined])
    expect(await ask(thief)).toMatchObject(refused(400, 'email_recent'))
    const owner = await setPassword(victim)
    expect(await ordersOf(owner)).toEqual([])
    await orderAsGuest(victim)
    const undo = await platform.post('/api/ext/email_change/undo', {
      token: await secretTo(thief.email, '/undo-email'),
    })
    expect(undo).toMatchObject({ status: 200 })
    expect(await ordersOf(await setPassword(thief.email))).toEqual([])
    expect((await read()).status).toBe(200)
  })

  test('come to a new address once the account can no longer be taken back', async () => {
    const ana = await proven('cambia')
    const next = address('nueva')
    const { number } = await orderAsGuest(next)
    await move(ana, next)
    const unattached = await orderAsGuest(next)
    expect(await ordersOf(ana)).toEqual([])
    pass(EMAIL_UNDO_TTL_DAYS * 24 * HOUR_MS + EMAIL_CHANGE_TTL_HOURS * HOUR_MS + 1)
    const later = await signIn(platform, next)
    await ask(later)
    expect(await claim(later, await secretTo(next))).toMatchObject({ body: { result: { count: 2 } } })
    expect(await ordersOf(later)).toEqual([unattached.number, number])
  })

  test('cannot be requested without limit', async () => {
    const ana = await asCustomer(platform, address('insiste'))
    for (let round = 0; round < GUEST_ORDER_LINKS_MAX; round += 1) expect(await ask(ana)).toMatchObject({ status: 200 })
    expect(await ask(ana)).toMatchObject(refused(429, 'too_many'))
    expect(await mailsTo(ana.email)).toHaveLength(GUEST_ORDER_LINKS_MAX)
    expect(await ask({ token: 'forged' })).toMatchObject({ status: 401 })
  })

  test('are kept with hashes of links alone', async () => {
    const ana = await asCustomer(platform, address('huella'))
    await ask(ana)
    const hash = createHash('sha256')
      .update(await secretTo(ana.email))
      .digest('base64url')
    const links = platform.database().db.selectFrom('guest_order_link').select('hash').where('email', '=', ana.email)
    expect(await links.execute()).toEqual([{ hash }])
  })
})
