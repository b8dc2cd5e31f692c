import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { json, startFakeServer } from '../../testing/startFakeServer.ts'
import { EMAIL_LINK_TRIES_MAX, PASSWORD_TRIES_MAX } from '../limits.ts'

const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const WAITING = {
  ...ANA,
  extension_attributes: { email_change: { email: 'nueva@example.mx', expires_at: '2026-11-20T10:30:00.000Z' } },
}
const WISH = { email: ' nueva@example.mx ', currentPassword: 'Secreta1!' }
const GUEST = { cartToken: 'guest-cart', userToken: null, checkout: null, orders: [] }
const refusal = (status: number, reason: string) => ({ code: status, result: { message: 'No.', reason } })

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let me: { code: number; result: unknown }
/** What the platform answers to calls about the address; null for a platform that has none of them. */
let answer: { code: number; result: unknown } | null

beforeEach(async () => {
  me = { code: 200, result: ANA }
  answer = { code: 200, result: true }
  platform = await startFakeServer(({ path }, response) => {
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

const run = async (name: string, input: object, select = 'customer { email emailChange { email expiresAt } }') => {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`
  const { data, errors } = await shopper.query(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${select} userErrors { code field } notices { code message } } }`,
    { input },
  )
  expect(errors).toEqual([])
  return data[name]
}
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code)
const calls = () =>
  platform.seen
    .filter(({ path }) => path.startsWith('/api/ext/email_change'))
    .map(({ method, path, body }) => [method, path, body === '' ? null : JSON.parse(body)])

describe('requestEmailChange', () => {
  test('passes the address and the password on, and shows what waits', async () => {
    const asked = run('requestEmailChange', WISH)
    me.result = WAITING
    expect(await asked).toEqual({
      customer: {
        email: 'ana@example.mx',
        emailChange: { email: 'nueva@example.mx', expiresAt: '2026-11-20T10:30:00.000Z' },
      },
      userErrors: [],
      notices: [{ code: 'EMAIL_CHANGE_REQUESTED', message: expect.stringContaining('nueva@example.mx') }],
    })
    expect(calls()).toEqual([
      ['POST', '/api/ext/email_change', { email: 'nueva@example.mx', currentPassword: 'Secreta1!' }],
    ])
  })

  test.each([
    [403, 'password_wrong', 'PASSWORD_WRONG', ['currentPassword']],
    [400, 'email_unchanged', 'EMAIL_UNCHANGED', ['email']],
    [400, 'email_taken', 'EMAIL_TAKEN', ['email']],
    [429, 'too_many', 'TOO_MANY_ATTEMPTS', null],
    [400, 'something_else', 'REFUSED', null],
  ])('the platform’s %i %s is %s', async (...[status, reason, code, field]) => {
    answer = refusal(status, reason)
    const { customer, userErrors, notices } = await run('requestEmailChange', WISH)
    expect([customer, userErrors, notices]).toEqual([{ email: ANA.email, emailChange: null }, [{ code, field }], []])
    expect(shopper.state.data).toMatchObject({ userToken: 'ana' })
  })

  test.each([
    [{ email: 'nobody' }, ['email']],
    [{ currentPassword: '' }, ['currentPassword']],
  ])('%j is refused at its field, and the platform hears nothing of it', async (fields, field) => {
    expect((await run('requestEmailChange', { ...WISH, ...fields })).userErrors).toEqual([{ code: 'INVALID', field }])
    expect(calls()).toEqual([])
  })

  test('is no way to try passwords out', async () => {
    answer = refusal(403, 'password_wrong')
    for (let round = 0; round < PASSWORD_TRIES_MAX; round += 1)
      expect(codes(await run('requestEmailChange', WISH))).toEqual(['PASSWORD_WRONG'])
    expect(codes(await run('requestEmailChange', WISH))).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls()).toHaveLength(PASSWORD_TRIES_MAX)
  })

  test('keeps no answer under its key: the same wish is sent again', async () => {
    const clientMutationId = crypto.randomUUID()
    for (let round = 0; round < 2; round += 1) await run('requestEmailChange', { ...WISH, clientMutationId })
    expect(calls()).toHaveLength(2)
  })
})

describe('an address that waits', () => {
  beforeEach(() => {
    me.result = WAITING
  })

  test.each([
    ['resendEmailChange', 'POST', '/api/ext/email_change/resend', 'EMAIL_CHANGE_REQUESTED'],
    ['cancelEmailChange', 'DELETE', '/api/ext/email_change', 'EMAIL_CHANGE_CANCELED'],
  ])('%s asks the platform once for one key', async (...[name, method, path, code]) => {
    const clientMutationId = crypto.randomUUID()
    const first = await run(name, { clientMutationId })
    expect(first).toMatchObject({ userErrors: [], notices: [{ code }] })
    expect(await run(name, { clientMutationId })).toEqual(first)
    expect(calls()).toEqual([[method, path, null]])
  })

  test('is mailed about again only while there is one, and so often', async () => {
    answer = refusal(429, 'too_many')
    expect(codes(await run('resendEmailChange', {}))).toEqual(['TOO_MANY_ATTEMPTS'])
    answer = refusal(404, 'none_waiting')
    expect(codes(await run('resendEmailChange', {}))).toEqual(['EMAIL_CHANGE_NOT_FOUND'])
    me.result = ANA
    expect(codes(await run('resendEmailChange', {}))).toEqual(['EMAIL_CHANGE_NOT_FOUND'])
    expect(await run('cancelEmailChange', {})).toMatchObject({ userErrors: [], customer: { emailChange: null } })
    expect(calls()).toHaveLength(2)
  })

  test.each([{ email: '' }, { email: 'x@y.mx' }, 7, { email: 'x@y.mx', expires_at: 'soon' }])(
    'of which the platform says %j is none, and the account is open',
    async (said) => {
      me.result = { ...ANA, extension_attributes: { email_change: said } }
      const { data } = await shopper.query('{ viewer { customer { email emailChange { email } } } }')
      expect(data.viewer.customer).toEqual({ email: ANA.email, emailChange: null })
    },
  )
})

describe('a mail’s link', () => {
  const CONFIRM = 'email customer { email }'
  const UNDO = 'email resetToken'

  test('confirms the address, whoever is signed in here', async () => {
    shopper.state.data = GUEST
    answer = { code: 200, result: { email: 'nueva@example.mx' } }
    expect(await run('confirmEmailChange', { token: 'a-token' }, CONFIRM)).toMatchObject({
      email: 'nueva@example.mx',
      customer: null,
      userErrors: [],
      notices: [{ code: 'EMAIL_CHANGED', message: expect.stringContaining('nueva@example.mx') }],
    })
    expect(calls()).toEqual([['POST', '/api/ext/email_change/confirm', { token: 'a-token' }]])
  })

  test('takes a change back, and closes the account here where it was open', async () => {
    answer = { code: 200, result: { customer_id: 7, email: ANA.email, reset_token: 'r' } }
    me = { code: 401, result: 'No.' }
    expect(await run('undoEmailChange', { token: 'a-token' }, UNDO)).toMatchObject({
      email: ANA.email,
      resetToken: 'r',
      userErrors: [],
      notices: [{ code: 'EMAIL_CHANGE_UNDONE', message: expect.stringContaining(ANA.email) }],
    })
    expect(calls()).toEqual([['POST', '/api/ext/email_change/undo', { token: 'a-token' }]])
    expect(shopper.state.data).toMatchObject({ userToken: null })
  })

  test('hands out the right to a new password, whatever fails after the change was taken back', async () => {
    answer = { code: 200, result: { customer_id: 7, email: ANA.email, reset_token: 'r' } }
    me = { code: 503, result: 'down' }
    expect(await run('undoEmailChange', { token: 'a-token' }, UNDO)).toMatchObject({ resetToken: 'r', userErrors: [] })
  })

  describe.each([
    ['confirmEmailChange', CONFIRM],
    ['undoEmailChange', UNDO],
  ])('%s', (name, select) => {
    const follow = (token: string) => run(name, { token }, select)

    test.each([
      [400, 'link_invalid', 'EMAIL_LINK_INVALID'],
      [400, 'link_expired', 'EMAIL_LINK_EXPIRED'],
      [400, 'email_taken', 'EMAIL_TAKEN'],
    ])('says of %i %s: %s', async (status, reason, code) => {
      answer = refusal(status, reason)
      expect(await follow('a-token')).toMatchObject({ email: null, userErrors: [{ code }], notices: [] })
    })

    test('refuses what is no link, and does not let links be tried out', async () => {
      for (const token of ['', 'x'.repeat(129)]) expect(codes(await follow(token))).toEqual(['INVALID'])
      expect(calls()).toEqual([])
      answer = refusal(400, 'link_invalid')
      for (let round = 0; round < EMAIL_LINK_TRIES_MAX; round += 1) await follow('a-token')
      expect(codes(await follow('a-token'))).toEqual(['TOO_MANY_ATTEMPTS'])
    })
  })
})

test.each([
  ['requestEmailChange', WISH],
  ['resendEmailChange', {}],
  ['cancelEmailChange', {}],
])('%s is nothing for a guest', async (name, input) => {
  shopper.state.data = GUEST
  expect(await run(name, input)).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  expect(platform.seen).toEqual([])
})

test.each([
  ['requestEmailChange', WISH, 'notices { code }'],
  ['confirmEmailChange', { token: 'x' }, 'email'],
  ['undoEmailChange', { token: 'x' }, 'email'],
])('%s says so where the platform has no such thing, and changes nothing', async (name, input, select) => {
  answer = null
  expect(codes(await run(name, input, select))).toEqual(['EMAIL_CHANGE_UNAVAILABLE'])
  expect(platform.seen.filter(({ path, method }) => path === '/api/user/me' && method === 'POST')).toEqual([])
})

describe('updateCustomer', () => {
  const NAMES = { firstName: 'Ana', lastName: 'Ruiz' }
  const sent = () => platform.seen.filter(({ path, method }) => path === '/api/user/me' && method === 'POST')

  test('changes names, and says where another address is asked for', async () => {
    expect(await run('updateCustomer', { ...NAMES, email: 'nueva@example.mx' })).toMatchObject({
      customer: { email: ANA.email },
      userErrors: [{ code: 'EMAIL_CHANGE_NEEDS_PASSWORD', field: ['email'] }],
    })
    expect(sent()).toEqual([])
    for (const fields of [{}, { email: ' ANA@example.mx' }])
      expect(await run('updateCustomer', { ...NAMES, ...fields })).toMatchObject({
        userErrors: [],
        notices: [{ code: 'ACCOUNT_UPDATED' }],
      })
    expect(sent().map(({ body }) => JSON.parse(body).customer.email)).toEqual([ANA.email, ANA.email])
  })
})

test('a new password says that the providers were parted from the account', async () => {
  shopper.state.data = GUEST
  const input = { email: ANA.email, resetToken: 'r', newPassword: 'Nueva-1234' }
  const { notices } = await run('resetPassword', input, 'clientMutationId')
  expect(notices).toEqual([
    { code: 'PASSWORD_CHANGED', message: expect.any(String) },
    { code: 'PROVIDERS_PARTED', message: expect.stringContaining('Google') },
  ])
})
