import { afterEach, beforeEach, expect, test } from 'vitest'
import { json, startFakeServer } from '../../testing/startFakeServer.ts'
import { type TestGateway, startTestGateway } from '../../testing/startTestGateway.ts'

const SESSION_SECRET = 'test-secret-of-at-least-32-characters'
const START = `mutation {
  startCreditApplication(input: { kind: MERCHANDISE }) {
    application { kind }
    userErrors { code }
  }
}`
const OPEN = '{ creditApplication { kind } }'
const LOGIN = 'mutation { login(input: { email: "ana@example.mx", password: "Secreta1!" }) { customer { firstName } } }'
const LOGOUT = 'mutation { logout(input: {}) { clientMutationId } }'
const ANA = { id: 4, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [], group_id: 1 }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let gateway: TestGateway
beforeEach(async () => {
  platform = await startFakeServer(({ path }, response) => {
    if (path === '/api/user/login') return json(response, { code: 200, result: 'token', meta: { refreshToken: 'r' } })
    return json(response, { code: 200, result: path === '/api/user/me' ? ANA : path === '/api/cart/create' ? 'c' : [] })
  })
  gateway = await startTestGateway({ env: { UPSTREAM_URL: platform.url, SESSION_SECRET } })
})
afterEach(async () => {
  await gateway.close()
  await platform.close()
})

/** Keeps cookies as a browser does. */
function newBrowser() {
  const cookies = new Map<string, string>()
  const post = async (query: string) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await gateway.post({ query }, cookie === '' ? {} : { cookie })
    const lines = reply.headers.getSetCookie()
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { lines, data: reply.body.data ?? {} }
  }
  return { cookies, post, application: async () => (await post(OPEN)).data['creditApplication'] }
}

test('an application is in a hidden cookie of its own, beside the session', async () => {
  const browser = newBrowser()
  const { lines, data } = await browser.post(START)
  expect(data['startCreditApplication']).toEqual({ application: { kind: 'MERCHANDISE' }, userErrors: [] })
  expect(lines.find((line) => line.startsWith('hogar_credit_hogar='))).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max/)
  expect(await browser.application()).toEqual({ kind: 'MERCHANDISE' })
  browser.cookies.delete('hogar_credit_hogar')
  expect(await browser.application()).toBeNull()
})

test('the cookie follows its session through a sign-in, and is gone with the sign-out', async () => {
  const browser = newBrowser()
  await browser.post(START)
  const before = browser.cookies.get('hogar_credit_hogar')
  await browser.post(LOGIN)
  expect(browser.cookies.get('hogar_credit_hogar')).not.toBe(before)
  expect(await browser.application()).toEqual({ kind: 'MERCHANDISE' })
  await browser.post(LOGOUT)
  expect([...browser.cookies.keys()]).not.toContain('hogar_credit_hogar')
  expect(await browser.application()).toBeNull()
})

test('the cookie of another session opens nothing', async () => {
  const [owner, other] = [newBrowser(), newBrowser()]
  await owner.post(START)
  await other.post(LOGIN)
  other.cookies.set('hogar_credit_hogar', owner.cookies.get('hogar_credit_hogar') ?? '')
  expect(await other.application()).toBeNull()
})

test('an app holds both in the one value that it sends', async () => {
  const started = await gateway.post({ query: START }, { 'x-session': 'new' })
  const sealed = started.headers.get('x-session') ?? ''
  expect(started.headers.getSetCookie()).toEqual([])
  const read = await gateway.post({ query: OPEN }, { authorization: `Bearer ${sealed}` })
  expect(read.body.data).toEqual({ creditApplication: { kind: 'MERCHANDISE' } })
})
