import { describe, expect, test } from 'vitest'
import {
  ANA,
  GUEST,
  PATH,
  calls,
  guestOrdersForEachTest,
  platform,
  refusal,
  replies,
  run,
  shopper,
} from '../../testing/guestOrdersPlatform.ts'

guestOrdersForEachTest()

describe('requestGuestOrders', () => {
  test('has the link mailed, again under the same key, and says where it went', async () => {
    const clientMutationId = crypto.randomUUID()
    for (let round = 0; round < 2; round += 1)
      expect(await run('requestGuestOrders', { clientMutationId })).toEqual({
        customer: { email: ANA.email, isEmailProven: false },
        userErrors: [],
        notices: [{ code: 'GUEST_ORDERS_REQUESTED', message: expect.stringContaining(ANA.email) }],
      })
    expect(calls()).toEqual([
      ['POST', PATH, null],
      ['POST', PATH, null],
    ])
  })

  test.each([
    [429, 'too_many', 'TOO_MANY_ATTEMPTS'],
    [400, 'email_recent', 'GUEST_ORDERS_LATER'],
    [400, 'email_proven', 'GUEST_ORDERS_THERE'],
  ])('the platform’s %i %s is %s', async (...[status, reason, code]) => {
    replies.answer = refusal(status, reason)
    expect(await run('requestGuestOrders', {})).toMatchObject({ userErrors: [{ code }], notices: [] })
  })
})

test('requestGuestOrders is nothing for a guest: the link is not used up', async () => {
  shopper.state.data = GUEST
  expect(await run('requestGuestOrders', {})).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  expect(platform.seen).toEqual([])
})

test('requestGuestOrders says so where the platform has no such thing, and nothing is offered there', async () => {
  replies.answer = null
  replies.isProven = null
  expect(await run('requestGuestOrders', {})).toMatchObject({
    customer: { isEmailProven: null },
    userErrors: [{ code: 'GUEST_ORDERS_UNAVAILABLE' }],
  })
})

test('a platform that fails is an error', async () => {
  replies.answer = { code: 503, result: 'down' }
  const { data, errors } = await shopper.query(`mutation { requestGuestOrders(input: {  }) { userErrors { code } } }`)
  expect(data).toBeNull()
  expect(errors).toMatchObject([{ path: ['requestGuestOrders'], message: expect.stringContaining(': unavailable') }])
})
