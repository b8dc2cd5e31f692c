import { beforeEach, describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import {
  ANA,
  GUEST,
  WAITING,
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

describe('an address that waits', () => {
  beforeEach(() => {
    replies.me.result = WAITING
  })

  test('resendEmailChange asks the platform once for one key', async () => {
    const clientMutationId = crypto.randomUUID()
    const first = await run('resendEmailChange', { clientMutationId })
    expect(first).toMatchObject({ userErrors: [], notices: [{ code: 'EMAIL_CHANGE_REQUESTED' }] })
    expect(await run('resendEmailChange', { clientMutationId })).toEqual(first)
    expect(calls()).toEqual([['POST', '/api/ext/email_change/resend', null]])
  })

  test('is mailed about again only while there is one, and so often', async () => {
    replies.answer = refusal(429, 'too_many')
    expect(codes(await run('resendEmailChange', {}))).toEqual(['TOO_MANY_ATTEMPTS'])
    replies.answer = refusal(404, 'none_waiting')
    expect(codes(await run('resendEmailChange', {}))).toEqual(['EMAIL_CHANGE_NOT_FOUND'])
    replies.me.result = ANA
    expect(codes(await run('resendEmailChange', {}))).toEqual(['EMAIL_CHANGE_NOT_FOUND'])
    expect(calls()).toHaveLength(2)
  })

  test('a platform that fails is an error', async () => {
    replies.answer = { code: 503, result: 'down' }
    expect(await errorsOf('resendEmailChange', {})).toEqual([
      { path: ['resendEmailChange'], message: expect.stringContaining('emailChangeResend: unavailable') },
    ])
  })
})

test('resendEmailChange is nothing for a guest', async () => {
  shopper.state.data = GUEST
  expect(await run('resendEmailChange', {})).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  expect(platform.seen).toEqual([])
})
