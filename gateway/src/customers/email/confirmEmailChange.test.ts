import { describe, expect, test } from 'vitest'
import { EMPTY_SESSION, endedData } from '../../session/sessionData.ts'
import { EMAIL_LINK_TRIES_MAX } from '../limits.ts'
import { codes } from '../../testing/codes.ts'
import {
  GUEST,
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

const CONFIRM = 'email customer { email }'

describe('a mail’s link', () => {
  test('confirms the address, also in the session of a guest', async () => {
    shopper.state.data = GUEST
    replies.answer = { code: 200, result: { email: 'nueva@example.mx' } }
    expect(await run('confirmEmailChange', { token: 'a-token' }, CONFIRM)).toMatchObject({
      email: 'nueva@example.mx',
      customer: null,
      userErrors: [],
      notices: [{ code: 'EMAIL_CHANGED', message: expect.stringContaining('nueva@example.mx') }],
    })
    expect(calls()).toEqual([['POST', '/api/ext/email_change/confirm', { token: 'a-token' }]])
  })
})

test('a mail’s link confirms the address where the session of the device has ended', async () => {
  shopper.state.data = endedData({ ...EMPTY_SESSION, userToken: 'of before', customerId: '7' })
  replies.answer = { code: 200, result: { email: 'nueva@example.mx' } }
  expect(await run('confirmEmailChange', { token: 'a-token' }, CONFIRM)).toMatchObject({
    email: 'nueva@example.mx',
    customer: null,
    userErrors: [],
  })
})

describe('confirmEmailChange', () => {
  const follow = (token: string) => run('confirmEmailChange', { token }, CONFIRM)

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

test('confirmEmailChange says so where the platform has no such thing, and changes nothing', async () => {
  replies.answer = null
  expect(codes(await run('confirmEmailChange', { token: 'x' }, 'email'))).toEqual(['EMAIL_CHANGE_UNAVAILABLE'])
  expect(platform.seen.filter(({ path, method }) => path === '/api/user/me' && method === 'POST')).toEqual([])
})

test('a platform that fails is an error', async () => {
  replies.answer = { code: 503, result: 'down' }
  expect(await errorsOf('confirmEmailChange', { token: 'x' })).toEqual([
    { path: ['confirmEmailChange'], message: expect.stringContaining('emailChangeConfirm: unavailable') },
  ])
})
