import { describe, expect, test } from 'vitest'
import { PASSWORD_TRIES_MAX } from '../limits.ts'
import { codes } from '../../testing/codes.ts'
import {
  ANA,
  GUEST,
  WAITING,
  WISH,
  calls,
  emailForEachTest,
  errorsOf,
  platform,
  refusal,
  replies,
  run,
  shopper,
} from '../../testing/emailPlatform.ts'

emailForEachTest()

describe('requestEmailChange', () => {
  test('passes the address and the password on, and shows what waits', async () => {
    const asked = run('requestEmailChange', WISH)
    replies.me.result = WAITING
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
    replies.answer = refusal(status, reason)
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
    replies.answer = refusal(403, 'password_wrong')
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

test('requestEmailChange is nothing for a guest', async () => {
  shopper.state.data = GUEST
  expect(await run('requestEmailChange', WISH)).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  expect(platform.seen).toEqual([])
})

test('requestEmailChange says so where the platform has no such thing, and changes nothing', async () => {
  replies.answer = null
  expect(codes(await run('requestEmailChange', WISH, 'notices { code }'))).toEqual(['EMAIL_CHANGE_UNAVAILABLE'])
  expect(platform.seen.filter(({ path, method }) => path === '/api/user/me' && method === 'POST')).toEqual([])
})

test('a platform that fails is an error', async () => {
  replies.answer = { code: 503, result: 'down' }
  expect(await errorsOf('requestEmailChange', WISH)).toEqual([
    { path: ['requestEmailChange'], message: expect.stringContaining('emailChangeRequest: unavailable') },
  ])
})
