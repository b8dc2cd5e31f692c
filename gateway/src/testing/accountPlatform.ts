import { afterEach, beforeEach, expect } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { errorsOf as errorsOfChange } from './shop.ts'
import { json, startFakeServer } from './startFakeServer.ts'
import { inputTypeOf } from './inputTypeOf.ts'

type Reply = { code: number; result: unknown }

export const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
export const GUEST = { cartToken: 'guest-cart', userToken: null, checkout: null, orders: [] }
export const DOWN = { code: 503, result: 'down' }
export const GONE = { code: 401, result: "The consumer isn't authorized to access self." }

/** Fake platform of the running test, and a guest on it. */
export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/** Replies to `GET /api/user/me`, and to calls about a customer's cart. */
export const replies: { me: Reply; cart: Reply } = { me: GONE, cart: GONE }
/** Whole replies to other calls, by method and path; `code` is the HTTP status, too. `isPage` makes it a page. */
export const others = new Map<string, Readonly<Record<string, unknown>> & { code: number }>()

/** Starts a fake platform with one account before each test of the file that calls it. */
export function accountForEachTest(): void {
  beforeEach(async () => {
    replies.me = { code: 200, result: ANA }
    replies.cart = { code: 200, result: [] }
    others.clear()
    platform = await startFakeServer(({ method, path, query }, response) => {
      const other = others.get(`${method} ${path}`)
      if (other?.isPage === true) return void response.writeHead(other.code, { 'content-type': 'text/html' }).end('no')
      if (other) return json(response, other, other.code)
      if (path === '/api/user/login') return json(response, { code: 200, result: 'ana', meta: { refreshToken: 'r' } })
      if (path === '/api/user/me') return json(response, replies.me, replies.me.code)
      if (path === '/api/user/refresh') return json(response, GONE, 401)
      if (query.get('token') !== 'ana' && path === '/api/cart/pull') return json(response, { code: 200, result: [] })
      return json(response, replies.cart, replies.cart.code)
    })
    shopper = createGraphClient(platform.url)
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

export const signedIn = () => {
  shopper.state.data = { ...GUEST, userToken: 'ana' }
}
export const seen = () => platform.seen.map(({ method, path }) => `${method} ${path}`)
export const bodiesOf = (path: string) =>
  platform.seen.filter((call) => call.path === path && call.body !== '').map(({ body }) => JSON.parse(body))

/** Runs a change, and returns its payload. */
export const run = async (name: string, input: object, select = 'customer { email }') => {
  const { data, errors } = await shopper.query(
    `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${select} userErrors { code field } notices { code } } }`,
    { input },
  )
  expect(errors).toEqual([])
  return data[name]
}
/** Returns the errors of a change that the platform fails. */
export const errorsOf = (name: string, input: object) => errorsOfChange(name, input, shopper)
