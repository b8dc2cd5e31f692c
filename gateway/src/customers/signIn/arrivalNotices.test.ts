import { request as send } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSessionSeal } from '../../session/sessionSeal.ts'
import { EMPTY_SESSION } from '../../session/sessionData.ts'
import { json, startFakeServer } from '../../testing/startFakeServer.ts'
import { type TestGateway, startTestGateway } from '../../testing/startTestGateway.ts'

const SESSION_SECRET = 'test-secret-of-at-least-32-characters'
const ANA = { id: 4, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [], group_id: 1 }
const GOOGLE = {
  code: 'google', title: 'Google', client_id: 'hogar', scope: 'email', authorize_url: 'https://accounts.example/authorize',
} // prettier-ignore
/** Sold when the guest put it into the cart, and by now no more. */
const GONE = { item_id: 1, sku: 'MESA', name: 'Mesa Coral', qty: 1, price: 10, product_type: 'simple' }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let gateway: TestGateway
beforeEach(async () => {
  platform = await startFakeServer(({ path, query }, response) => {
    const results: Record<string, unknown> = {
      '/api/ext/social_providers': [GOOGLE],
      '/api/ext/social_login': 'user-token',
      '/api/user/me': ANA,
      '/api/cart/create': 'customer-cart',
      '/api/cart/pull': query.get('cartId') === 'guest-cart' ? [GONE] : [],
      '/api/cart/totals': { coupon_code: 'BUENO10' },
    }
    if (path === '/api/user/me' && query.get('token') !== 'user-token') return json(response, { code: 401, result: 'no' }, 401) // prettier-ignore
    if (path === '/api/cart/apply-coupon') return json(response, { code: 500, result: 'Coupon is not valid' }, 500)
    if (path.startsWith('/api/catalog')) return json(response, { hits: { total: { value: 0 }, hits: [] } })
    return json(response, { code: 200, result: results[path] ?? [], meta: { refreshToken: 'next' } })
  })
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url, SESSION_SECRET } })
})
afterEach(async () => {
  await gateway.close()
  await platform.close()
})

async function visit(path: string, cookie: string) {
  const reply = await send(`${gateway.address}${path}`, { headers: { cookie } })
  await reply.body.dump()
  const set = reply.headers['set-cookie']
  return {
    location: String(reply.headers.location),
    cookie: [set ?? cookie].flat().map((line) => line.split(';')[0]).join('; '), // prettier-ignore
  }
}

/** A guest with the table in the cart, and a coupon. */
async function guest(): Promise<string> {
  const data = { ...EMPTY_SESSION, cartToken: 'guest-cart' }
  const sealed = await createSessionSeal([SESSION_SECRET]).seal({ id: crypto.randomUUID(), store: 'hogar', data })
  return `hogar_session_hogar=${sealed}`
}

const notices = async (cookie: string) => {
  const { body } = await gateway.post({ query: '{ viewer { arrivalNotices { code message } } }' }, { cookie })
  return (body.data as { viewer: { arrivalNotices: unknown } }).viewer.arrivalNotices
}

const bySilentLogin = async (cookie: string) => visit('/silent-login?userToken=user-token', cookie)
const byProvider = async (cookie: string) => {
  const away = await visit('/social-login/google', cookie)
  const state = new URL(away.location).searchParams.get('state') ?? ''
  return visit(`/social-login/google/callback?code=a-code&state=${state}`, away.cookie)
}

describe.each([
  ['an app’s link', bySilentLogin],
  ['a provider', byProvider],
])('a sign-in by %s', (_name, signIn) => {
  test('says what of the guest’s cart could not come along, in no address', async () => {
    const { location, cookie } = await signIn(await guest())
    expect(location).toBe('/silent-login')
    expect(await notices(cookie)).toEqual([
      { code: 'CART_MERGED_IN_PART', message: 'Mesa Coral no se pudo pasar a tu carrito.' },
      { code: 'COUPON_REMOVED', message: 'El cupón BUENO10 ya no aplica y se quitó.' },
    ])
  })

  test('notifies no other session, and no customer who had no cart', async () => {
    expect(await notices((await signIn(await guest())).cookie)).toHaveLength(2)
    expect(await notices('')).toEqual([])
    expect(await notices((await signIn('')).cookie)).toEqual([])
  })

  test('says it no more after the account is closed', async () => {
    const { cookie } = await signIn(await guest())
    expect(await notices(cookie)).toHaveLength(2)
    const { headers } = await gateway.post({ query: 'mutation { logout(input: {}) { notices { code } } }' }, { cookie })
    expect(await notices(String(headers.get('set-cookie')).split(';')[0] ?? '')).toEqual([])
  })
})
