import { request as send } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeServer } from '../testing/startFakeServer.ts'
import { type TestGateway, startTestGateway } from '../testing/startTestGateway.ts'

const GOOD = 'eyJhbGciOiJIUzI1NiJ9.good_token-1'
const ANA = { id: 4, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [], group_id: 1 }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let gateway: TestGateway
let isDown = false
beforeEach(async () => {
  isDown = false
  platform = await startFakeServer(({ path, query }, response) => {
    const isKnown = query.get('token') === GOOD
    const [status, result] = isDown
      ? [503, 'down']
      : !isKnown
        ? [401, "The consumer isn't authorized."]
        : [200, path === '/api/user/me' ? ANA : path === '/api/cart/create' ? 'customer-cart' : []]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code: status, result }))
  })
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url } })
})
afterEach(async () => {
  await gateway.close()
  await platform.close()
})

type Visit = Readonly<{ method?: 'GET' | 'POST'; headers?: Readonly<Record<string, string>> }>

/** Sends a request without `fetch`, which sets its own mode header. */
async function visit(search: string, { method = 'GET', headers = {} }: Visit = {}) {
  const reply = await send(`${gateway.address}/silent-login${search}`, { method, headers })
  await reply.body.dump()
  const { location, 'set-cookie': cookie } = reply.headers
  return { status: reply.statusCode, location, cookie, headers: reply.headers }
}

describe('a silent login', () => {
  test('moves the token from the address into the session, and redirects to an address without it', async () => {
    const { status, location, cookie, headers } = await visit(`?userToken=${GOOD}&r=L215LWFjY291bnQ`)
    expect([status, location]).toEqual([303, '/silent-login?r=L215LWFjY291bnQ'])
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    expect(String(cookie)).toMatch(/; HttpOnly; SameSite=Lax/)
    expect(String(cookie)).not.toContain(GOOD)
    expect(gateway.logLines.join('')).not.toContain(GOOD)
    const mine = await gateway.post(
      { query: '{ viewer { customer { firstName } } }' },
      { cookie: String(cookie).split(';')[0]! },
    )
    expect(mine.body.data).toEqual({ viewer: { customer: { firstName: 'Ana' } } })
  })

  test.each(['', '?userToken=', '?r=abc', '?userToken=%0d%0aset-cookie:x', `?userToken=${'a'.repeat(1_025)}`])(
    'without a token (%s) redirects to the not-found page, and makes no upstream call',
    async (search) => {
      expect(await visit(search)).toMatchObject({ status: 303, location: '/not-found', cookie: undefined })
      expect(platform.seen).toEqual([])
    },
  )

  test('with an invalid token redirects to the login page, and changes no session', async () => {
    expect(await visit('?userToken=forged&r=abc')).toMatchObject({
      status: 303,
      location: '/login?r=abc',
      cookie: undefined,
    })
  })

  test('redirects to the login page when the platform does not answer, and logs no token', async () => {
    isDown = true
    expect(await visit(`?userToken=${GOOD}`)).toMatchObject({ status: 303, location: '/login', cookie: undefined })
    expect(gateway.logLines.join('')).toContain('the silent login failed')
    expect(gateway.logLines.join('')).not.toContain(GOOD)
  })

  test('is refused from pages of other sites, which could lure a visitor into another account', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const lured = await visit(`?userToken=${GOOD}&r=abc`, { headers })
    expect(lured).toMatchObject({ status: 303, location: '/login?r=abc', cookie: undefined })
    expect(platform.seen).toEqual([])
  })

  test.each([
    { 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ])('is a navigation of a window: %j is refused', async (headers) => {
    expect(await visit(`?userToken=${GOOD}`, { headers: headers as Record<string, string> })).toMatchObject({
      status: 403,
      cookie: undefined,
    })
    expect(platform.seen).toEqual([])
  })

  test('is a GET to a store that there is', async () => {
    expect(await visit(`?userToken=${GOOD}`, { method: 'POST' })).toMatchObject({ status: 405 })
    expect(await visit(`?userToken=${GOOD}`, { headers: { 'x-store': 'nowhere' } })).toMatchObject({ status: 400 })
    expect(await visit(`?userToken=${GOOD}`, { headers: { 'x-store': 'de' } })).toMatchObject({
      location: '/de/silent-login',
    })
  })

  test.each<Readonly<Record<string, string>>>([
    { authorization: 'Bearer' },
    { authorization: 'Bearer a b' },
    { 'x-session': 'old' },
  ])('uses the session cookie of the window, even with the headers of an app: %j', async (headers) => {
    const answer = await visit(`?userToken=${GOOD}`, { headers })
    expect([answer.status, answer.location]).toEqual([303, '/silent-login'])
    expect(String(answer.cookie)).toMatch(/; HttpOnly/)
  })

  test('passes on a return path as it is written, and none that is no base64', async () => {
    expect(await visit('?userToken=forged&r=a+b%2Fc%3D')).toMatchObject({ location: '/login?r=a%2Bb%2Fc%3D' })
    for (const r of ['https://evil.example', '%0d%0aLocation:x', 'a'.repeat(5_000)])
      expect(await visit(`?userToken=forged&r=${r}`)).toMatchObject({ location: '/login' })
  })

  test('cannot be tried without end from one address', async () => {
    for (let tries = 0; tries < 30; tries += 1) await visit('?userToken=forged')
    const asked = platform.seen.length
    expect(await visit(`?userToken=${GOOD}`)).toMatchObject({ location: '/login', cookie: undefined })
    expect(platform.seen).toHaveLength(asked)
  })
})
