import { expect, test } from 'vitest'
import {
  ANA,
  GUEST,
  accountForEachTest,
  others,
  platform,
  replies,
  run,
  shopper,
  signedIn,
} from '../testing/accountPlatform.ts'

accountForEachTest()

const ACCOUNT = { email: ANA.email, firstName: 'Ana', lastName: 'López', password: 'Secreta-1' }
const PROFILE = { email: ANA.email, firstname: 'Ana', lastname: 'Ruiz' }
const PASSWORDS = { currentPassword: 'Secreta-1', newPassword: 'Nueva-1234' }
const RESET = { email: ANA.email, resetToken: 'r', newPassword: 'Nueva-1234' }
const LOGIN = { email: ANA.email, password: 'Secreta-1', captchaToken: 'c' }

test.each<[string, object, string, object]>([
  ['login', LOGIN, '/api/user/login', { username: ANA.email, password: 'Secreta-1', tokenCaptcha: 'c' }],
  [
    'createAccount',
    ACCOUNT,
    '/api/user/create',
    { customer: { ...PROFILE, lastname: 'López' }, password: 'Secreta-1' },
  ],
  ['requestPasswordReset', { email: ANA.email }, '/api/user/reset-password', { email: ANA.email }],
  ['resetPassword', RESET, '/api/user/create-password', RESET],
])('%s with %j is a POST to %s of %j without a token', async (name, ...[input, path, body]) => {
  others.set('POST /api/cart/create', { code: 200, result: 'cart-1' })
  others.set(`POST ${path}`, { code: 200, result: 'ana', meta: { refreshToken: 'r' } })
  await run(name, input, 'clientMutationId')
  const [sent] = platform.seen.filter((call) => call.method === 'POST' && call.path === path)
  expect(JSON.parse(sent?.body ?? '')).toMatchObject(body)
  expect(sent?.query.has('token')).toBe(false)
})

test.each<[string, object, string, object]>([
  ['updateCustomer', { firstName: 'Ana', lastName: 'Ruiz' }, '/api/user/me', { customer: PROFILE }],
  ['changePassword', PASSWORDS, '/api/user/change-password', PASSWORDS],
])('%s with %j is a POST to %s of %j with the token of the account', async (name, ...[input, path, body]) => {
  signedIn()
  if (name !== 'updateCustomer') others.set(`POST ${path}`, { code: 200, result: true })
  await run(name, input, 'clientMutationId')
  const [sent] = platform.seen.filter((call) => call.method === 'POST' && call.path === path)
  expect(JSON.parse(sent?.body ?? '')).toMatchObject(body)
  expect(sent?.query.get('token')).toBe('ana')
})

test('a token that has ended is refreshed by a POST of the refresh token', async () => {
  shopper.state.data = { ...GUEST, userToken: 'old', refreshToken: 'refresh-1' }
  replies.me = { code: 401, result: 'The consumer is not authorized to access self.' }
  others.set('POST /api/user/refresh', { code: 200, result: 'ana', meta: { refreshToken: 'refresh-2' } })
  await shopper.query('{ viewer { customer { email } } }')
  const sent = platform.seen.filter(({ path }) => path === '/api/user/refresh')
  expect(sent.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([['POST', { refreshToken: 'refresh-1' }]])
})
