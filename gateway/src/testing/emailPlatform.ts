import { afterEach, beforeEach, expect } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { errorsOf as errorsOfChange } from './shop.ts'
import { json, startFakeServer } from './startFakeServer.ts'
import { inputTypeOf } from './inputTypeOf.ts'

type Reply = { code: number; result: unknown }

export const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
/** Customer with an address that waits for its confirmation. */
export const WAITING = {
  ...ANA,
  extension_attributes: { email_change: { email: 'nueva@example.mx', expires_at: '2026-11-20T10:30:00.000Z' } },
}
export const WISH = { email: ' nueva@example.mx ', currentPassword: 'Secreta1!' }
export const GUEST = { cartToken: 'guest-cart', userToken: null, checkout: null, orders: [] }
export const refusal = (status: number, reason: string) => ({ code: status, result: { message: 'No.', reason } })

/** Fake platform of the running test, and a customer who is signed in on it. */
export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/** Replies about the customer, and to calls about the address; null for a platform without the latter. */
export const replies: { me: Reply; answer: Reply | null } = { me: { code: 200, result: ANA }, answer: null }

/** Starts a fake platform with a customer signed in before each test of the file that calls it. */
export function emailForEachTest(): void {
  beforeEach(async () => {
    replies.me = { code: 200, result: ANA }
    replies.answer = { code: 200, result: true }
    platform = await startFakeServer(({ path }, response) => {
      const { me, answer } = replies
      if (path === '/api/user/me') return json(response, me, me.code)
      if (path === '/api/user/refresh') return json(response, { code: 401, result: 'No.' }, 401)
      if (path === '/api/ext/social_providers')
        return json(response, { code: 200, result: [{ code: 'google', title: 'Google', client_id: 'x', authorize_url: 'https://a.example/' }] }) // prettier-ignore
      if (path === '/api/user/create-password') return json(response, { code: 200, result: true })
      if (!path.startsWith('/api/ext/email_change')) return json(response, { code: 200, result: [] })
      if (answer === null) {
        response.writeHead(404, { 'content-type': 'text/html' })
        return void response.end('<h1>Not Found</h1>')
      }
      json(response, answer, answer.code)
    })
    shopper = createGraphClient(platform.url)
    shopper.state.data = { ...GUEST, userToken: 'ana' }
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

export const run = async (
  name: string,
  input: object,
  select = 'customer { email emailChange { email expiresAt } }',
) => {
  const { data, errors } = await shopper.query(
    `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${select} userErrors { code field } notices { code message } } }`,
    { input },
  )
  expect(errors).toEqual([])
  return data[name]
}
export const calls = () =>
  platform.seen
    .filter(({ path }) => path.startsWith('/api/ext/email_change'))
    .map(({ method, path, body }) => [method, path, body === '' ? null : JSON.parse(body)])

/** Returns the errors of a change that the platform fails. */
export const errorsOf = (name: string, input: object) => errorsOfChange(name, input, shopper)
