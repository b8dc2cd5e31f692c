import { describe, expect, test } from 'vitest'
import { RESET_LINKS_MAX, RESET_LINK_ANSWER_MIN_MS, RESET_TOKEN_TRIES_MAX } from '../limits.ts'
import {
  ANA,
  DOWN,
  GUEST,
  accountForEachTest,
  bodiesOf,
  errorsOf,
  others,
  run,
  seen,
  shopper,
} from '../../testing/accountPlatform.ts'

accountForEachTest()

const RESET =
  'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code } notices { code message } } }'
const PROVIDERS = {
  code: 200,
  result: ['Google', 'Facebook'].map((title) => ({
    code: title.toLowerCase(),
    title,
    client_id: 'x',
    authorize_url: 'https://a.example/',
  })),
}
const SELECT = 'clientMutationId'

test('a new password says that the providers were parted from the account', async () => {
  shopper.state.data = GUEST
  const input = { email: ANA.email, resetToken: 'r', newPassword: 'Nueva-1234' }
  others.set('GET /api/ext/social_providers', PROVIDERS)
  const { data } = await shopper.query(RESET, { input })
  const { notices } = data.resetPassword
  expect(notices).toEqual([
    { code: 'PASSWORD_CHANGED', message: expect.any(String) },
    { code: 'PROVIDERS_PARTED', message: expect.stringMatching(/^Si entrabas con Google o Facebook, /) },
  ])
})

describe('requestPasswordReset', () => {
  const MAIL = 'POST /api/user/reset-password'
  const SENT = { clientMutationId: null, userErrors: [], notices: [{ code: 'PASSWORD_LINK_SENT' }] }

  test('has a link mailed, and answers alike for an address without an account', async () => {
    expect(await run('requestPasswordReset', { email: ` ${ANA.email} ` }, SELECT)).toEqual(SENT)
    others.set(MAIL, { code: 404, result: 'No such entity' })
    expect(await run('requestPasswordReset', { email: 'eva@example.mx' }, SELECT)).toEqual(SENT)
    expect(bodiesOf('/api/user/reset-password')).toEqual([{ email: ANA.email }, { email: 'eva@example.mx' }])
  })

  test('takes the same minimum time for an address without an account', async () => {
    others.set(MAIL, { code: 404, result: 'No such entity' })
    const startedAt = performance.now()
    await run('requestPasswordReset', { email: 'eva@example.mx' }, SELECT)
    // Timers may be a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(RESET_LINK_ANSWER_MIN_MS - 2)
  })

  test('refuses what is no address', async () => {
    expect((await run('requestPasswordReset', { email: 'ana@' }, SELECT)).userErrors).toMatchObject([
      { field: ['email'] },
    ])
    expect(seen()).toEqual([])
  })

  test('fills no mailbox', async () => {
    const ask = () => run('requestPasswordReset', { email: ANA.email }, SELECT)
    for (const answer of await Promise.all(Array.from({ length: RESET_LINKS_MAX }, ask))) expect(answer).toEqual(SENT)
    const { userErrors } = await run('requestPasswordReset', { email: ANA.email }, SELECT)
    expect(userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
    expect(bodiesOf('/api/user/reset-password')).toHaveLength(RESET_LINKS_MAX)
  })

  test('of a platform that fails is an error', async () => {
    others.set(MAIL, DOWN)
    expect(await errorsOf('requestPasswordReset', { email: ANA.email })).toEqual([
      { path: ['requestPasswordReset'], message: expect.stringContaining('customerForgotPassword: unavailable') },
    ])
  })
})

describe('resetPassword', () => {
  const INPUT = { email: ANA.email, resetToken: 'r', newPassword: 'Nueva-1234' }
  const SET = 'POST /api/user/create-password'

  test.each([
    [{ email: 'ana@' }, 'email'],
    [{ newPassword: 'x' }, 'newPassword'],
    [{ resetToken: '' }, 'resetToken'],
    [{ resetToken: 'x'.repeat(129) }, 'resetToken'],
  ])('%j is refused at its field, and the platform hears nothing of it', async (fields, field) => {
    const { userErrors } = await run('resetPassword', { ...INPUT, ...fields }, SELECT)
    expect(userErrors).toMatchObject([{ field: [field] }])
    expect(seen()).toEqual([])
  })

  test.each([
    ['The password token is expired.', 'PASSWORD_LINK_EXPIRED'],
    ['The password token is mismatched.', 'PASSWORD_LINK_INVALID'],
  ])('“%s” is %s', async (result, code) => {
    others.set(SET, { code: 400, result })
    expect((await run('resetPassword', INPUT, SELECT)).userErrors).toEqual([{ code, field: null }])
  })

  test('does not let links be tried out', async () => {
    others.set(SET, { code: 400, result: 'The password token is mismatched.' })
    for (let tries = 0; tries < RESET_TOKEN_TRIES_MAX; tries += 1) await run('resetPassword', INPUT, SELECT)
    expect((await run('resetPassword', INPUT, SELECT)).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
    expect(bodiesOf('/api/user/create-password')).toHaveLength(RESET_TOKEN_TRIES_MAX)
  })

  test('of a platform that fails is an error', async () => {
    others.set(SET, DOWN)
    expect(await errorsOf('resetPassword', INPUT)).toEqual([
      { path: ['resetPassword'], message: expect.stringContaining('customerResetPassword: unavailable') },
    ])
  })
})
