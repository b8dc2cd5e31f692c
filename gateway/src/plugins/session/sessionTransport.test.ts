import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnalyticsIds } from '../../session/analyticsIds.ts'
import { SESSION_TTL_SECONDS } from '../../session/limits.ts'
import { EMPTY_SESSION, type SessionData } from '../../session/sessionData.ts'
import { createSessionSeal } from '../../session/sessionSeal.ts'
import { json, startFakeServer } from '../../testing/startFakeServer.ts'
import { type TestGateway, startTestGateway } from '../../testing/startTestGateway.ts'

const SESSION_SECRET = 'test-secret-of-at-least-32-characters'
const ANA = { id: 4, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [], group_id: 1 }
const ID = createAnalyticsIds([SESSION_SECRET]).idOf('4')
const WHO = '{ viewer { customer { firstName } } }'
const LOGIN = 'mutation { login(input: { email: "ana@example.mx", password: "Secreta1!" }) { customer { firstName } } }'

let platform: Awaited<ReturnType<typeof startFakeServer>>
let gateway: TestGateway
let isRefused = false
/** Runs while the platform reads the customer. */
let whileRead: () => Promise<unknown>
beforeEach(async () => {
  isRefused = false
  whileRead = () => Promise.resolve()
  platform = await startFakeServer(async ({ path, query }, response) => {
    if (path === '/api/user/change-password') return json(response, { code: 200, result: 'OK' })
    if (path === '/api/user/me') await whileRead()
    if (path === '/api/user/login') return json(response, { code: 200, result: 'token', meta: { refreshToken: 'r' } })
    if (isRefused || query.get('token') !== 'token') return json(response, { code: 401, result: 'no' }, 401)
    return json(response, { code: 200, result: path === '/api/user/me' ? ANA : path === '/api/cart/create' ? 'c' : [] })
  })
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url, SESSION_SECRET } })
})
afterEach(async () => {
  await gateway.close()
  await platform.close()
})

async function sealed(data: Partial<SessionData>, store = 'hogar'): Promise<string> {
  const content = { id: crypto.randomUUID(), store, data: { ...EMPTY_SESSION, ...data } }
  return createSessionSeal([SESSION_SECRET]).seal(content)
}
const LOGOUT = 'mutation { logout(input: {}) { clientMutationId } }'
/** The cookies of a browser that is signed in to stores, each as another customer. */
async function cookiesOf(customers: Readonly<Record<string, string>>): Promise<string> {
  const cookies = Object.entries(customers).map(async ([store, customerId]) => {
    return `hogar_session_${store}=${await sealed({ userToken: 'token', customerGroupId: 1, customerId }, store)}`
  })
  return (await Promise.all(cookies)).join('; ')
}
const sessionOf = async (data: Partial<SessionData>) => ({ cookie: `hogar_session_hogar=${await sealed(data)}` })

/** Returns the `Set-Cookie` line for the analytics id; null if the reply leaves that cookie unchanged. */
async function userId(query: string, headers: Record<string, string> = {}): Promise<string | null> {
  const reply = await gateway.post({ query }, headers)
  return reply.headers.getSetCookie().find((line) => line.startsWith('userID=')) ?? null
}

test('an account that opens is known to measuring by a keyed hash, which scripts read', async () => {
  expect(await userId(LOGIN)).toBe(`userID=${ID}; Path=/; SameSite=Lax; Max-Age=${SESSION_TTL_SECONDS}`)
})

test('by https it goes back by https alone, as the session does', async () => {
  expect(await userId(LOGIN, { 'x-forwarded-proto': 'https' })).toMatch(/; Secure$/)
})

test.each([
  ['https://shop.example', 'http', /; Secure$/],
  ['http://shop.example', 'https', /Max-Age=\d+$/],
])('cookies of a shop at %s follow its address, not a header (%s)', async (PUBLIC_ORIGIN, scheme, attributes) => {
  await gateway.close()
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url, SESSION_SECRET, PUBLIC_ORIGIN } })
  expect(await userId(LOGIN, { 'x-forwarded-proto': scheme })).toMatch(attributes)
})

test('a session without the hash gets it when its customer is read', async () => {
  expect(await userId(WHO, await sessionOf({ userToken: 'token', customerGroupId: 1 }))).toContain(ID)
})

test('a logout takes it away', async () => {
  const session = await sessionOf({ userToken: 'token', customerId: '4' })
  expect(await userId(LOGOUT, session)).toMatch(/^userID=;.*Max-Age=0/)
})

test('so does a session that turns out to be a guest’s', async () => {
  isRefused = true
  expect(await userId(WHO, await sessionOf({ userToken: 'ended', customerId: '4' }))).toMatch(/^userID=;.*Max-Age=0/)
})

test('a logout in one store leaves the customer who is signed in to another', async () => {
  const cookie = await cookiesOf({ hogar: '4', de: '9' })
  expect(await userId(LOGOUT, { cookie })).toContain(`userID=${createAnalyticsIds([SESSION_SECRET]).idOf('9')};`)
  const forged = (await cookiesOf({ hogar: '4', de: '9' })).replace(/(hogar_session_de=.{20})./, '$1_')
  expect(await userId(LOGOUT, { cookie: forged })).toMatch(/^userID=;.*Max-Age=0/)
  const moved = `${await cookiesOf({ hogar: '4' })}; hogar_session_de=${await sealed({ userToken: 'token', customerId: '9' })}`
  expect(await userId(LOGOUT, { cookie: moved })).toMatch(/^userID=;.*Max-Age=0/)
})

test('a customer with another account in another store gets the hash of the account here', async () => {
  const cookie = await cookiesOf({ hogar: '4' })
  const other = createAnalyticsIds([SESSION_SECRET]).idOf('9')
  expect(await userId(WHO, { cookie: `${cookie}; userID=${other}` })).toContain(`userID=${ID};`)
  expect(await userId(WHO, { cookie: `${cookie}; userID=${ID}` })).toBeNull()
  expect(await userId(WHO, { cookie: `userID=${other}` })).toBeNull()
})

test('a guest has none, an app neither', async () => {
  expect(await userId(WHO)).toBeNull()
  expect(await userId(LOGIN, { 'x-session': 'new' })).toBeNull()
})

test('it opens nothing', async () => {
  const reply = await gateway.post({ query: WHO }, { cookie: `userID=${ID}` })
  expect(reply.body.data).toEqual({ viewer: { customer: null } })
})

test('a reply that was under way while the password changed leaves the new session of the browser', async () => {
  const headers = await sessionOf({ userToken: 'token', customerId: '4', openedAt: 1_000 })
  const change = `mutation { changePassword(input: { currentPassword: "Secreta1!", newPassword: "Nueva-1234" }) { userErrors { code } } }`
  whileRead = async () => {
    whileRead = () => Promise.resolve()
    const changed = await gateway.post({ query: change }, headers)
    expect(changed.body).toMatchObject({ data: { changePassword: { userErrors: [] } } })
    expect(sessionCookies(changed)).toHaveLength(1)
  }
  const late = await gateway.post({ query: WHO }, headers)
  expect(late.body).toMatchObject({ data: { viewer: { customer: { firstName: 'Ana' } } } })
  expect(sessionCookies(late)).toEqual([])
})

function sessionCookies({ headers }: Readonly<{ headers: Headers }>): string[] {
  return headers.getSetCookie().filter((line) => line.startsWith('hogar_session_hogar='))
}
