import { beforeEach, describe, expect, test } from 'vitest'
import { STRANGER_ANSWER_MIN_MS, SUBSCRIPTIONS_MAX } from './limits.ts'
import {
  newsletterForEachTest,
  platform,
  refusals,
  shopper,
  signIn,
  statuses,
  subscribe,
  writes,
  ANA,
  own,
  unsubscribe,
} from '../testing/newsletterPlatform.ts'

newsletterForEachTest()

describe('a guest', () => {
  test('subscribes an address, and gets the same answer when it was subscribed before: nothing is written then', async () => {
    const first = await subscribe(' eva@example.mx')
    expect(first).toEqual({
      customer: null,
      userErrors: [],
      notices: [{ code: 'NEWSLETTER_SUBSCRIBED', message: 'Listo: enviaremos el boletín a eva@example.mx.' }],
      clientMutationId: null,
    })
    expect(writes().map(({ method, body }) => [method, body])).toEqual([['POST', '{"email":"eva@example.mx"}']])
    expect(await subscribe('eva@example.mx')).toEqual(first)
    expect(writes()).toHaveLength(1)
  })

  test('gets either answer after the same minimum time', async () => {
    statuses.set('eva@example.mx', 'subscribed')
    for (const email of ['eva@example.mx', 'new@example.mx']) {
      const startedAt = performance.now()
      await subscribe(email)
      // Timers may be a millisecond early.
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(STRANGER_ANSWER_MIN_MS - 2)
    }
  })

  test.each(['', 'eva', 'eva@', 'eva@example', `${'x'.repeat(250)}@example.mx`])(
    'gets INVALID for the address %j',
    async (email) => {
      expect((await subscribe(email)).userErrors).toMatchObject([{ code: 'INVALID', field: ['email'] }])
      expect(platform.seen).toEqual([])
    },
  )

  test('subscribes so many and no more', async () => {
    const all = Array.from({ length: SUBSCRIPTIONS_MAX }, (_none, index) => subscribe(`a${index}@example.mx`))
    for (const { userErrors } of await Promise.all(all)) expect(userErrors).toEqual([])
    expect((await subscribe('last@example.mx')).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
    expect(writes()).toHaveLength(SUBSCRIPTIONS_MAX)
  })
})

describe('a customer', () => {
  beforeEach(() => signIn())

  test('learns of no other address', async () => {
    statuses.set('eva@example.mx', 'subscribed')
    const [known, unknown] = [await subscribe('eva@example.mx'), await subscribe('new@example.mx')]
    expect([known.notices[0].code, unknown.notices[0].code]).toEqual(['NEWSLETTER_SUBSCRIBED', 'NEWSLETTER_SUBSCRIBED'])
    expect(known.customer).toEqual(unknown.customer)
  })

  test('reads, starts and ends the newsletter of their own address; what is so already is not written', async () => {
    expect(await own()).toMatchObject({ newsletter: { email: ANA.email, isSubscribed: false } })
    expect((await unsubscribe()).notices).toMatchObject([{ code: 'NEWSLETTER_UNSUBSCRIBED' }])
    expect(writes()).toEqual([])
    expect(await subscribe('ana@EXAMPLE.mx')).toMatchObject({
      customer: { newsletter: { email: ANA.email, isSubscribed: true } },
      notices: [{ code: 'NEWSLETTER_SUBSCRIBED' }],
    })
    expect((await subscribe(ANA.email)).notices).toMatchObject([{ code: 'NEWSLETTER_ALREADY_SUBSCRIBED' }])
    expect(writes().map(({ method }) => method)).toEqual(['POST'])
    expect(await unsubscribe()).toMatchObject({ customer: { newsletter: { isSubscribed: false } }, userErrors: [] })
    expect(writes().map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  test('changes it once per key, and the key is of one wish', async () => {
    const first = await subscribe(ANA.email, { clientMutationId: 'k1' })
    expect(await subscribe(ANA.email, { clientMutationId: 'k1' })).toEqual(first)
    expect(writes()).toHaveLength(1)
    expect((await subscribe('eva@example.mx', { clientMutationId: 'k1' })).userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_MISMATCH' },
    ])
    const ended = await unsubscribe({ clientMutationId: 'k2' })
    statuses.set('ana@example.mx', 'subscribed')
    expect((await unsubscribe({ clientMutationId: 'k2' })).notices).toEqual(ended.notices)
    expect(writes()).toHaveLength(2)
    expect((await unsubscribe({ clientMutationId: 'k1' })).userErrors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }])
  })
})

describe('a refusal of the platform', () => {
  test.each([
    ['Invalid e-mail provided!', 'INVALID', ['email']],
    ['This address asked us never to write.', 'REFUSED', null],
  ])('“%s” is %s', async (result, code, field) => {
    refusals.set('POST', { code: 500, result })
    expect(await subscribe('eva@example.mx')).toMatchObject({ userErrors: [{ code, field }], notices: [] })
  })
})

test('a platform that fails is an error, and nothing is written', async () => {
  refusals.set('POST', { code: 503, result: 'down' })
  const { data, errors } = await shopper.query(
    'mutation { subscribeToNewsletter(input: { email: "eva@example.mx" }) { userErrors { code } } }',
  )
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { path: ['subscribeToNewsletter'], message: expect.stringContaining('newsletterSubscribe: unavailable') },
  ])
  expect(statuses.size).toBe(0)
})
