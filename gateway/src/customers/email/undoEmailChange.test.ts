import { describe, expect, test } from 'vitest'
import { EMAIL_LINK_TRIES_MAX } from '../limits.ts'
import { codes } from '../../testing/codes.ts'
import {
  ANA,
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

const UNDO = 'email resetToken'

describe('a mail’s link', () => {
  test('takes a change back, and closes the account here where it was open', async () => {
    replies.answer = { code: 200, result: { customer_id: 7, email: ANA.email, reset_token: 'r' } }
    replies.me = { code: 401, result: 'No.' }
    expect(await run('undoEmailChange', { token: 'a-token' }, UNDO)).toMatchObject({
      email: ANA.email,
      resetToken: 'r',
      userErrors: [],
      notices: [{ code: 'EMAIL_CHANGE_UNDONE', message: expect.stringContaining(ANA.email) }],
    })
    expect(calls()).toEqual([['POST', '/api/ext/email_change/undo', { token: 'a-token' }]])
    expect(shopper.state.data).toMatchObject({ userToken: null })
  })

  test('returns a reset token, even if a call fails after the change was undone', async () => {
    replies.answer = { code: 200, result: { customer_id: 7, email: ANA.email, reset_token: 'r' } }
    replies.me = { code: 503, result: 'down' }
    expect(await run('undoEmailChange', { token: 'a-token' }, UNDO)).toMatchObject({ resetToken: 'r', userErrors: [] })
  })
})

describe('undoEmailChange', () => {
  const follow = (token: string) => run('undoEmailChange', { token }, UNDO)

  test.each([
    [400, 'link_invalid', 'EMAIL_LINK_INVALID'],
    [400, 'link_expired', 'EMAIL_LINK_EXPIRED'],
    [400, 'email_taken', 'EMAIL_TAKEN'],
  ])('says of %i %s: %s', async (status, reason, code) => {
    replies.answer = refusal(status, reason)
    expect(await follow('a-token')).toMatchObject({ email: null, userErrors: [{ code }], notices: [] })
  })

  test('refuses what is no link, and does not let links be tried out', async () => {
    for (const token of ['', 'x'.repeat(129)]) expect(codes(await follow(token))).toEqual(['INVALID'])
    expect(calls()).toEqual([])
    replies.answer = refusal(400, 'link_invalid')
    for (let round = 0; round < EMAIL_LINK_TRIES_MAX; round += 1) await follow('a-token')
    expect(codes(await follow('a-token'))).toEqual(['TOO_MANY_ATTEMPTS'])
  })
})

test('undoEmailChange says so where the platform has no such thing, and changes nothing', async () => {
  replies.answer = null
  expect(codes(await run('undoEmailChange', { token: 'x' }, 'email'))).toEqual(['EMAIL_CHANGE_UNAVAILABLE'])
  expect(platform.seen.filter(({ path, method }) => path === '/api/user/me' && method === 'POST')).toEqual([])
})

test('a platform that fails is an error', async () => {
  replies.answer = { code: 503, result: 'down' }
  expect(await errorsOf('undoEmailChange', { token: 'x' })).toEqual([
    { path: ['undoEmailChange'], message: expect.stringContaining('emailChangeUndo: unavailable') },
  ])
})
