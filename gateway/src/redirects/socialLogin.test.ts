import { createHash } from 'node:crypto'
import { request as send } from 'undici'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SOCIAL_VISITS_MAX, SOCIAL_VISIT_MS } from '../social/limits.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { type TestGateway, startTestGateway } from '../testing/startTestGateway.ts'

const ANA = { id: 4, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [], group_id: 1 }
const GOOGLE = {
  code: 'google', title: 'Google', client_id: 'hogar-web', scope: 'openid email',
  authorize_url: 'https://accounts.example/authorize?hd=x',
} // prettier-ignore
const R = 'L215LWFjY291bnQ'

type Reply = { status: number; body: object }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let gateway: TestGateway
let providers: unknown
let login: Reply
let linked: Reply
beforeEach(async () => {
  providers = [GOOGLE]
  login = { status: 200, body: { code: 200, result: 'user-token', meta: { refreshToken: 'next' } } }
  linked = { status: 200, body: { code: 200, result: true } }
  platform = await startFakeServer(({ path, query }, response) => {
    if (path === '/api/ext/social_providers') return json(response, { code: 200, result: providers })
    if (path === '/api/ext/social_login') return json(response, login.body, login.status)
    if (path === '/api/user/login')
      return json(response, { code: 200, result: 'user-token', meta: { refreshToken: 'next' } })
    if (query.get('token') !== 'user-token') return json(response, { code: 401, result: 'no' }, 401)
    if (path === '/api/ext/social_link') return json(response, linked.body, linked.status)
    return json(response, {
      code: 200,
      result: path === '/api/user/me' ? ANA : path === '/api/cart/create' ? 'cart' : [],
    })
  })
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url } })
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway.close()
  await platform.close()
})

type Visit = Readonly<{ cookie?: string; headers?: Readonly<Record<string, string>>; method?: 'GET' | 'POST' }>

/** Sends a request without `fetch`, which sets its own mode header. */
async function visit(path: string, { cookie = '', headers = {}, method = 'GET' }: Visit = {}) {
  const reply = await send(`${gateway.address}/social-login/${path}`, { method, headers: { cookie, ...headers } })
  await reply.body.dump()
  const set = reply.headers['set-cookie']
  return {
    status: reply.statusCode,
    location: String(reply.headers.location ?? ''),
    cookie: set === undefined ? cookie : String(set).split(';')[0]!,
    isKept: set !== undefined,
    headers: reply.headers,
  }
}

/** A window at the provider: where that leads back to, with what it says. */
async function leave(given: Visit = {}, search = `?r=${R}`) {
  const away = await visit(`google${search}`, given)
  const asked = new URL(away.location).searchParams
  const back = (fields: Record<string, string> = {}, by: Visit = {}) =>
    visit(
      `google/callback?${new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '', ...fields }).toString()}`,
      { cookie: away.cookie, ...by },
    )
  return { ...away, asked, back }
}
const whose = async (cookie: string) => {
  const { body } = await gateway.post({ query: '{ viewer { customer { firstName } } }' }, { cookie })
  return (body.data as { viewer: { customer: { firstName: string } | null } }).viewer.customer?.firstName ?? null
}
const calls = (path: string) => platform.seen.filter((call) => call.path === path)

describe('signing in by a provider', () => {
  test('asks the provider for a code that this window alone can use', async () => {
    const { status, location, asked, headers } = await leave({ headers: { 'x-store': 'de' } })
    expect(status).toBe(303)
    expect(location).toMatch(/^https:\/\/accounts\.example\/authorize\?hd=x&/)
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'hogar-web',
      scope: 'openid email',
      redirect_uri: `${gateway.address}/de/social-login/google/callback`,
      code_challenge_method: 'S256',
      ui_locales: 'de-DE',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  })

  test('names the host and scheme of the request to the shop', async () => {
    const { asked } = await leave({ headers: { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' } })
    expect(asked.get('redirect_uri')).toBe('https://shop.example/social-login/google/callback')
  })

  test('opens the account, and redirects to the page of before', async () => {
    const { asked, back } = await leave()
    const { status, location, cookie } = await back()
    expect([status, location]).toEqual([303, `/silent-login?r=${R}`])
    expect(await whose(cookie)).toBe('Ana')
    const [call] = calls('/api/ext/social_login')
    const exchange = JSON.parse(call!.body) as Record<string, string>
    expect(exchange).toMatchObject({ provider: 'google', code: 'a-code', redirect_uri: asked.get('redirect_uri') })
    expect(createHash('sha256').update(exchange['code_verifier'] ?? '').digest('base64url')).toBe(asked.get('code_challenge')) // prettier-ignore
    for (const secret of ['a-code', 'user-token', exchange['code_verifier'] ?? ''])
      expect(gateway.logLines.join('')).not.toContain(secret)
  })

  test('is not completed with another state, window, provider or time, or a second time', async () => {
    const failed = { status: 303, location: '/login?social=failed' }
    const { back } = await leave()
    expect(await back({ state: 'forged' })).toMatchObject({ ...failed, isKept: false })
    expect(await back({}, { cookie: '' })).toMatchObject({ ...failed, isKept: false })
    const other = await leave()
    expect(await visit(`facebook/callback?code=a&state=${other.asked.get('state')}`, { cookie: other.cookie })).toMatchObject(failed) // prettier-ignore
    expect(calls('/api/ext/social_login')).toEqual([])
    const { cookie } = await back()
    expect(await back({}, { cookie })).toMatchObject(failed)
    expect(calls('/api/ext/social_login')).toHaveLength(1)
    const late = await leave()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SOCIAL_VISIT_MS + 1 })
    expect(await late.back()).toMatchObject(failed)
  })

  test('that the shopper cancels redirects to the login page', async () => {
    const { back } = await leave()
    const { location } = await back({ code: '', error: 'access_denied' })
    expect(location).toBe(`/login?social=canceled&r=${R}`)
    expect(calls('/api/ext/social_login')).toEqual([])
  })

  test.each<[Reply, string]>([
    [{ status: 401, body: { code: 401, result: 'no' } }, 'failed'],
    [{ status: 404, body: { code: 404, result: 'no' } }, 'failed'],
    [{ status: 400, body: { code: 400, result: 'no address' } }, 'noEmail'],
    [{ status: 409, body: { code: 409, result: { message: 'known', link_token: 'proof' } } }, 'known'],
    [{ status: 409, body: { code: 409, result: 'conflict' } }, 'failed'],
  ])('that the platform refuses (%j) says %s, and signs in no customer', async (reply, social) => {
    login = reply
    const { back } = await leave()
    const { location, cookie } = await back()
    expect(location).toBe(`/login?social=${social}&r=${R}`)
    expect(await whose(cookie)).toBeNull()
  })

  test.each<Reply>([
    { status: 503, body: { code: 503, result: 'down' } },
    { status: 200, body: { code: 200, result: { no: 'token' } } },
  ])('that fails on the way (%j) changes nothing', async (reply) => {
    login = reply
    const { back } = await leave()
    expect(await back()).toMatchObject({ location: '/login?social=failed', isKept: false })
  })

  test('redirects a signed-in customer at once, and to the not-found page for an unknown provider', async () => {
    const { back } = await leave()
    const { cookie } = await back()
    expect(await visit(`google?r=${R}`, { cookie })).toMatchObject({ location: `/silent-login?r=${R}` })
    expect(await visit('facebook')).toMatchObject({ location: '/not-found' })
  })

  test.each([[[]], ['x'], [[{ ...GOOGLE, authorize_url: 'javascript:alert(1)' }]], [[{ ...GOOGLE, code: '../x' }]]])(
    'redirects to the not-found page where the platform lists %j',
    async (listed) => {
      providers = listed
      expect(await visit('google')).toMatchObject({ location: '/not-found' })
    },
  )

  test('takes no more of a path than a cookie has room for', async () => {
    const { back } = await leave({}, `?r=${'a'.repeat(1_000)}`)
    expect(await back()).toMatchObject({ location: '/silent-login' })
  })

  test('is a navigation of a window, and counted', async () => {
    const headers = { 'sec-fetch-mode': 'cors' }
    expect(await visit('google', { headers })).toMatchObject({ status: 403 })
    expect(await visit('google', { method: 'POST' })).toMatchObject({ status: 405 })
    for (let count = 0; count < SOCIAL_VISITS_MAX; count += 1) await visit('google')
    expect(await visit(`google?r=${R}`)).toMatchObject({ location: `/login?social=failed&r=${R}` })
  })
})

describe('an account with a password', () => {
  const LOGIN = `mutation { login(input: { email: "ana@example.mx", password: "Secreta1!" }) { customer { firstName } notices { code } } }`
  const signIn = async (cookie: string) => {
    const { body } = await gateway.post({ query: LOGIN }, { cookie })
    return (body.data as { login: unknown }).login
  }
  beforeEach(() => {
    login = { status: 409, body: { code: 409, result: { message: 'known', link_token: 'proof' } } }
  })

  test('is joined with the provider by its password', async () => {
    const { back } = await leave()
    const { cookie } = await back()
    expect(await signIn(cookie)).toEqual({ customer: { firstName: 'Ana' }, notices: [{ code: 'SOCIAL_JOINED' }] })
    expect(calls('/api/ext/social_link').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { link_token: 'proof' },
    ])
  })

  test.each<Reply>([
    { status: 403, body: { code: 403, result: 'another customer' } },
    { status: 400, body: { code: 400, result: 'too late' } },
  ])('opens by its password though it cannot be joined (%j)', async (reply) => {
    linked = reply
    const { back } = await leave()
    const { cookie } = await back()
    expect(await signIn(cookie)).toEqual({ customer: { firstName: 'Ana' }, notices: [] })
  })
})

test('a store lists its providers to sign in by', async () => {
  const ask = async () => (await gateway.post({ query: '{ store { code socialProviders { code title } } }' })).body.data
  expect(await ask()).toEqual({ store: { code: 'hogar', socialProviders: [{ code: 'google', title: 'Google' }] } })
})
