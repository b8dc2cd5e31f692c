import { describe, expect, test } from 'vitest'
import { EMAIL_LINK_TRIES_MAX } from '../limits.ts'
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

describe('claimGuestOrders', () => {
  test.each([
    [2, 'GUEST_ORDERS_ADDED'],
    [0, 'GUEST_ORDERS_NONE'],
  ])('brings %i orders by the link, with the token of the open account: %s', async (count, code) => {
    replies.answer = { code: 200, result: { count } }
    replies.isProven = true
    expect(await run('claimGuestOrders', { token: 'a-token' })).toEqual({
      customer: { email: ANA.email, isEmailProven: true },
      userErrors: [],
      notices: [{ code, message: expect.stringContaining(ANA.email) }],
    })
    expect(calls()).toEqual([['POST', `${PATH}/claim`, { token: 'a-token' }]])
    expect(platform.seen.find(({ path }) => path === `${PATH}/claim`)?.query.get('token')).toBe('ana')
  })

  test.each([
    ['link_invalid', 'EMAIL_LINK_INVALID'],
    ['link_expired', 'EMAIL_LINK_EXPIRED'],
    ['email_recent', 'GUEST_ORDERS_LATER'],
  ])('says of %s: %s', async (reason, code) => {
    replies.answer = refusal(400, reason)
    expect(await run('claimGuestOrders', { token: 'a-token' })).toMatchObject({ userErrors: [{ code }], notices: [] })
  })

  test('refuses what is no link, and does not let links be tried out', async () => {
    for (const token of ['', 'x'.repeat(129)])
      expect(await run('claimGuestOrders', { token })).toMatchObject({ userErrors: [{ code: 'INVALID' }] })
    expect(calls()).toEqual([])
    replies.answer = refusal(400, 'link_invalid')
    for (let round = 0; round < EMAIL_LINK_TRIES_MAX; round += 1) await run('claimGuestOrders', { token: 'a-token' })
    expect(await run('claimGuestOrders', { token: 'a-token' })).toMatchObject({
      userErrors: [{ code: 'TOO_MANY_ATTEMPTS' }],
    })
  })
})

test('claimGuestOrders is nothing for a guest: the link is not used up', async () => {
  shopper.state.data = GUEST
  expect(await run('claimGuestOrders', { token: 'x' })).toMatchObject({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT' }],
  })
  expect(platform.seen).toEqual([])
})

test('claimGuestOrders says so where the platform has no such thing, and nothing is offered there', async () => {
  replies.answer = null
  replies.isProven = null
  expect(await run('claimGuestOrders', { token: 'x' })).toMatchObject({
    customer: { isEmailProven: null },
    userErrors: [{ code: 'GUEST_ORDERS_UNAVAILABLE' }],
  })
})

test('a platform that fails is an error', async () => {
  replies.answer = { code: 503, result: 'down' }
  const { data, errors } = await shopper.query(
    `mutation { claimGuestOrders(input: { token: "x" }) { userErrors { code } } }`,
  )
  expect(data).toBeNull()
  expect(errors).toMatchObject([{ path: ['claimGuestOrders'], message: expect.stringContaining(': unavailable') }])
})
