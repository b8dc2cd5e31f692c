import { afterEach, beforeEach, expect } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { json, startFakeServer } from './startFakeServer.ts'
import { inputTypeOf } from './inputTypeOf.ts'

export const SUBSCRIBE = '/api/ext/mailchimp-subscribe/subscribe'
export const ANA = { id: 7, email: 'Ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const UNKNOWN = { code: 500, result: 'An error occured while accessing Mailchimp' }

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/** Statuses by address; and what the platform answers in place of its own words, by method. */
export let statuses: Map<string, string>
export let refusals: Map<string, { code: number; result: string }>

/** Starts a fake platform with a newsletter before each test of the file that calls it. */
export function newsletterForEachTest(): void {
  beforeEach(async () => {
    statuses = new Map()
    refusals = new Map()
    platform = await startFakeServer(({ method, path, query, body }, response) => {
      if (path === '/api/user/me') {
        return query.get('token') === 'good'
          ? json(response, { code: 200, result: ANA })
          : json(response, { code: 401, result: 'no' }, 401)
      }
      if (path !== SUBSCRIBE) return json(response, { code: 404, result: 'Not found' }, 404)
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
}

export const signIn = (userToken = 'good') => {
  shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
}
const ANSWER =
  'customer { newsletter { email isSubscribed } } userErrors { code field message } notices { code message } clientMutationId'
export const mutate = async (name: string, input: object) => {
  const { data, errors } = await shopper.query(
    `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${ANSWER} } }`,
    {
      input: { ...input },
    },
  )
  expect(errors).toEqual([])
  return data[name]
}
export const subscribe = (email: string, input: object = {}) => mutate('subscribeToNewsletter', { email, ...input })
export const unsubscribe = (input: object = {}) => mutate('unsubscribeFromNewsletter', input)
export const writes = () => platform.seen.filter(({ path, method }) => path === SUBSCRIBE && method !== 'GET')
export const own = async () =>
  (await shopper.query('{ viewer { customer { email newsletter { email isSubscribed } } } }')).data.viewer.customer
