import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { STRANGER_ANSWER_MIN_MS, SUBSCRIPTIONS_MAX } from './limits.ts'

const URL = '/api/ext/mailchimp-subscribe/subscribe'
const ANA = { id: 7, email: 'Ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const UNKNOWN = { code: 500, result: 'An error occured while accessing Mailchimp' }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
/** Statuses by address; and what the platform answers in place of its own words, by method. */
let statuses: Map<string, string>
let refusals: Map<string, { code: number; result: string }>

beforeEach(async () => {
  statuses = new Map()
  refusals = new Map()
  platform = await startFakeServer(({ method, path, query, body }, response) => {
    if (path === '/api/user/me') {
      return query.get('token') === 'good'
        ? json(response, { code: 200, result: ANA })
        : json(response, { code: 401, result: 'no' }, 401)
    }
    if (path !== URL) return json(response, { code: 404, result: 'Not found' }, 404)
    const refusal = refusals.get(method)
    if (refusal) return json(response, refusal, refusal.code)
    const { email } = method === 'GET' ? { email: query.get('email') } : (JSON.parse(body) as { email: string })
    const key = email?.toLowerCase() ?? ''
    if (method === 'POST') statuses.set(key, 'subscribed')
    if (method === 'DELETE') statuses.set(key, 'unsubscribed')
    if (method !== 'GET') return json(response, { code: 200, result: 'OK' })
    const status = statuses.get(key)
    return status === undefined ? json(response, UNKNOWN, 500) : json(response, { code: 200, result: status })
  })
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const signIn = (userToken = 'good') => {
  shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
}
const ANSWER =
  'customer { newsletter { email isSubscribed } } userErrors { code field message } notices { code message } clientMutationId'
const mutate = async (name: string, input: object) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const { data, errors } = await shopper.query(`mutation ($input: ${type}!) { ${name}(input: $input) { ${ANSWER} } }`, {
    input: { ...input },
  })
  expect(errors).toEqual([])
  return data[name]
}
const subscribe = (email: string, input: object = {}) => mutate('subscribeToNewsletter', { email, ...input })
const unsubscribe = (input: object = {}) => mutate('unsubscribeFromNewsletter', input)
const writes = () => platform.seen.filter(({ path, method }) => path === URL && method !== 'GET')
const own = async () =>
  (await shopper.query('{ viewer { customer { email newsletter { email isSubscribed } } } }')).data.viewer.customer

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

  test('cannot tell by the clock either', async () => {
    statuses.set('eva@example.mx', 'subscribed')
    for (const email of ['eva@example.mx', 'new@example.mx']) {
      const startedAt = performance.now()
      await subscribe(email)
      // Timers may be a millisecond early.
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(STRANGER_ANSWER_MIN_MS - 2)
    }
  })

  test('unsubscribes nobody', async () => {
    statuses.set('eva@example.mx', 'subscribed')
    expect(await unsubscribe()).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
    signIn('forged')
    expect(await unsubscribe()).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
    expect(await own()).toBeNull()
    expect(platform.seen.filter(({ path }) => path === URL)).toEqual([])
  })

  test('cannot name an address to be unsubscribed', async () => {
    const { errors } = await shopper.query(
      'mutation { unsubscribeFromNewsletter(input: { email: "eva@example.mx" }) { clientMutationId } }',
    )
    expect(errors).toHaveLength(1)
  })

  test.each(['', 'eva', 'eva@', 'eva@example', `${'x'.repeat(250)}@example.mx`])(
    'is told that %j is none',
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

  test('learns of no other address', async () => {
    statuses.set('eva@example.mx', 'subscribed')
    const [known, unknown] = [await subscribe('eva@example.mx'), await subscribe('new@example.mx')]
    expect([known.notices[0].code, unknown.notices[0].code]).toEqual(['NEWSLETTER_SUBSCRIBED', 'NEWSLETTER_SUBSCRIBED'])
    expect(known.customer).toEqual(unknown.customer)
  })

  test('keeps the account when the newsletter cannot be read', async () => {
    refusals.set('GET', { code: 503, result: 'down' })
    const { data, errors } = await shopper.query('{ viewer { customer { email newsletter { isSubscribed } } } }')
    expect(data.viewer.customer).toEqual({ email: ANA.email, newsletter: null })
    expect(errors).toMatchObject([{ path: ['viewer', 'customer', 'newsletter'] }])
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
