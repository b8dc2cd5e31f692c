import { afterEach, beforeEach, expect } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { json, startFakeServer } from './startFakeServer.ts'
import { inputTypeOf } from './inputTypeOf.ts'

export const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
export const PATH = '/api/ext/guest_orders'
export const GUEST = { cartToken: 'guest-cart', userToken: null, checkout: null, orders: [] }
export const refusal = (status: number, reason: string) => ({ code: status, result: { message: 'No.', reason } })

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/**
 * Whether the address is proven, null where the platform does not say; and the reply to calls about guests' orders, null
 * for a platform without them.
 */
export const replies: { isProven: boolean | null; answer: { code: number; result: unknown } | null } = {
  isProven: false,
  answer: null,
}

/** Starts a fake platform with a customer signed in before each test of the file that calls it. */
export function guestOrdersForEachTest(): void {
  beforeEach(async () => {
    replies.isProven = false
    replies.answer = { code: 200, result: true }
    platform = await startFakeServer(({ path }, response) => {
      const { isProven, answer } = replies
      const extension = isProven === null ? {} : { extension_attributes: { email_proven: isProven } }
      if (path === '/api/user/me') return json(response, { code: 200, result: { ...ANA, ...extension } })
      if (!path.startsWith(PATH)) return json(response, { code: 200, result: [] })
      if (answer !== null) return json(response, answer, answer.code)
      response.writeHead(404, { 'content-type': 'text/html' })
      response.end('<h1>Not Found</h1>')
    })
    shopper = createGraphClient(platform.url)
    shopper.state.data = { ...GUEST, userToken: 'ana' }
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

export const run = async (name: 'requestGuestOrders' | 'claimGuestOrders', input: object) => {
  const select = 'customer { email isEmailProven } userErrors { code field } notices { code message }'
  const { data, errors } = await shopper.query(
    `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${select} } }`,
    {
      input,
    },
  )
  expect(errors).toEqual([])
  return data[name]
}
export const calls = () =>
  platform.seen
    .filter(({ path }) => path.startsWith(PATH))
    .map(({ method, path, body }) => [method, path, body === '' ? null : JSON.parse(body)])
