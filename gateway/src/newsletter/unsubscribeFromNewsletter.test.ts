import { describe, expect, test } from 'vitest'
import {
  ANA,
  SUBSCRIBE,
  newsletterForEachTest,
  own,
  platform,
  refusals,
  shopper,
  signIn,
  statuses,
  unsubscribe,
  writes,
} from '../testing/newsletterPlatform.ts'

newsletterForEachTest()

describe('a guest', () => {
  test('is refused as signed out, and makes no upstream call', async () => {
    statuses.set('eva@example.mx', 'subscribed')
    expect(await unsubscribe()).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
    expect(await own()).toBeNull()
    signIn('forged')
    const { errors } = await shopper.query('mutation { unsubscribeFromNewsletter(input: {}) { userErrors { code } } }')
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
    expect(platform.seen.filter(({ path }) => path === SUBSCRIBE)).toEqual([])
  })

  test('cannot name an address to be unsubscribed', async () => {
    const { errors } = await shopper.query(
      'mutation { unsubscribeFromNewsletter(input: { email: "eva@example.mx" }) { clientMutationId } }',
    )
    expect(errors).toHaveLength(1)
  })
})

describe('a customer', () => {
  test('ends the newsletter of their own address, once per key', async () => {
    signIn()
    statuses.set('ana@example.mx', 'subscribed')
    const ended = await unsubscribe({ clientMutationId: 'k' })
    expect(ended).toMatchObject({
      customer: { newsletter: { email: ANA.email, isSubscribed: false } },
      userErrors: [],
      notices: [{ code: 'NEWSLETTER_UNSUBSCRIBED' }],
    })
    expect(await unsubscribe({ clientMutationId: 'k' })).toEqual(ended)
    expect(writes().map(({ method, body }) => [method, JSON.parse(body)])).toEqual([['DELETE', { email: ANA.email }]])
  })
})

describe('a refusal of the platform', () => {
  test('keeps an address from being unsubscribed, in its words', async () => {
    signIn()
    statuses.set('ana@example.mx', 'subscribed')
    refusals.set('DELETE', { code: 400, result: 'Not today.' })
    expect(await unsubscribe()).toMatchObject({
      customer: { newsletter: { isSubscribed: true } },
      userErrors: [{ code: 'REFUSED', message: 'Not today.' }],
    })
  })
})

test('a platform that fails is an error, and the address stays subscribed', async () => {
  signIn()
  statuses.set('ana@example.mx', 'subscribed')
  refusals.set('DELETE', { code: 503, result: 'down' })
  const { data, errors } = await shopper.query(
    'mutation { unsubscribeFromNewsletter(input: {}) { userErrors { code } } }',
  )
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { path: ['unsubscribeFromNewsletter'], message: expect.stringContaining('newsletterUnsubscribe: unavailable') },
  ])
  expect(await own()).toMatchObject({ newsletter: { isSubscribed: true } })
})
