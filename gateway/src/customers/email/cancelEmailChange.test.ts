import { beforeEach, describe, expect, test } from 'vitest'
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

  test('cancelEmailChange asks the platform once for one key', async () => {
    const clientMutationId = crypto.randomUUID()
    const first = await run('cancelEmailChange', { clientMutationId })
    expect(first).toMatchObject({ userErrors: [], notices: [{ code: 'EMAIL_CHANGE_CANCELED' }] })
    expect(await run('cancelEmailChange', { clientMutationId })).toEqual(first)
    expect(calls()).toEqual([['DELETE', '/api/ext/email_change', null]])
  })

  test('that is none any more is canceled already', async () => {
    replies.answer = refusal(404, 'none_waiting')
    replies.me.result = ANA
    expect(await run('cancelEmailChange', {})).toMatchObject({ userErrors: [], customer: { emailChange: null } })
    expect(calls()).toEqual([])
  })

  test('a platform that fails is an error', async () => {
    replies.answer = { code: 503, result: 'down' }
    expect(await errorsOf('cancelEmailChange', {})).toEqual([
      { path: ['cancelEmailChange'], message: expect.stringContaining('emailChangeCancel: unavailable') },
    ])
  })
})

test('cancelEmailChange is nothing for a guest', async () => {
  shopper.state.data = GUEST
  expect(await run('cancelEmailChange', {})).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  expect(platform.seen).toEqual([])
})
