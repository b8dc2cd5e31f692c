import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { startFakePlatform } from '../../testing/startFakePlatform.ts'
import type { SeenRequest } from '../../testing/startFakeServer.ts'
import { type Fate, enveloped, startRelay } from '../../testing/startRelay.ts'

const CUSTOMER_CART = 'customer-7'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let relay: Awaited<ReturnType<typeof startRelay>>
/** Fate of the calls that change a cart. */
let fateOf: (request: SeenRequest) => Fate

beforeEach(async () => {
  fateOf = () => 'pass'
  platform = await startFakePlatform()
  platform.carts.carts.set(CUSTOMER_CART, [])
  relay = await startRelay(platform.url, (request) => {
    if (request.path === '/api/user/login') return { replaced: enveloped('ana', { meta: { refreshToken: 'r' } }) }
    if (request.path === '/api/cart/create' && request.query.get('token') === 'ana')
      return { replaced: enveloped(CUSTOMER_CART) }
    return fateOf(request)
  })
})
afterEach(async () => {
  await relay.close()
  await platform.close()
})

const unitsIn = (cart: string) => platform.carts.cart(cart).map(({ sku, qty }) => `${sku} ${qty}`)

/** Creates a guest with one unit of each product in the cart. */
async function guestWith(skus: readonly string[], options: Parameters<typeof createGraphClient>[2] = {}) {
  platform.carts.carts.set('guest-cart', [])
  for (const sku of skus) platform.carts.update('guest-cart', { sku, qty: 1 })
  const shopper = createGraphClient(relay.url, undefined, options)
  shopper.state.data = { cartToken: 'guest-cart', userToken: null, checkout: null, orders: [] }
  const logIn = async () => {
    const { data, errors } = await shopper.query(
      'mutation { login(input: { email: "ana@example.mx", password: "Secreta1!" }) { customer { id } notices { code } } }',
    )
    return { login: data?.login ?? null, failed: errors.map(({ message }) => message) }
  }
  return { shopper, logIn }
}

test('a line whose answer was lost is moved once, by the next login', async () => {
  const { shopper, logIn } = await guestWith(['SKU-1', 'SKU-2'])
  let adds = 0
  fateOf = ({ path }) => (path === '/api/cart/update' && (adds += 1) === 2 ? 'lose' : 'pass')
  expect((await logIn()).failed).toEqual([expect.stringContaining('cartUpdate: unavailable')])
  expect(unitsIn('guest-cart')).toEqual(['SKU-2 1'])
  expect((await logIn()).login).toMatchObject({ customer: {}, notices: [] })
  expect(unitsIn(CUSTOMER_CART)).toEqual(['SKU-1 1', 'SKU-2 1'])
  expect(unitsIn('guest-cart')).toEqual([])
  await shopper.close()
})

test('many lines on a slow platform take several logins, and no unit is moved twice', async () => {
  const skus = Array.from({ length: 20 }, (_, index) => `SKU-${index + 1}`)
  const { shopper, logIn } = await guestWith(skus, { deadlineMs: 700 })
  const late = (reply: Awaited<ReturnType<Extract<Fate, Function>>>) =>
    new Promise<typeof reply>((resolve) => setTimeout(resolve, 50, reply))
  fateOf = ({ path }) => (path === '/api/cart/update' ? late : 'pass')
  let logins = 1
  while ((await logIn()).login === null && logins < 10) logins += 1
  expect(logins).toBeGreaterThan(1)
  expect(unitsIn(CUSTOMER_CART).toSorted()).toEqual(skus.map((sku) => `${sku} 1`).toSorted())
  expect(unitsIn('guest-cart')).toEqual([])
  await shopper.close()
})

const add = (sku: string) => `mutation {
  addCartLines(input: { clientMutationId: "add-${sku}", lines: [{ sku: "${sku}", quantity: 1 }] }) {
    cart { lines { sku quantity } } lines { sku } userErrors { code } notices { code }
  }
}`

test('a first line whose answer was lost before the login comes along when it is sent again', async () => {
  const { shopper, logIn } = await guestWith([])
  platform.carts.update(CUSTOMER_CART, { sku: 'SKU-2', qty: 1 })
  const before = { cartToken: null, userToken: null, checkout: null, orders: [] }
  shopper.state.data = before
  await shopper.query(add('SKU-1'))
  const lost = shopper.state.data?.cartToken ?? ''
  expect(unitsIn(lost)).toEqual(['SKU-1 1'])
  shopper.state.data = before
  expect((await logIn()).login).toMatchObject({ customer: {} })
  const { data, errors } = await shopper.query(add('SKU-1'))
  expect(errors).toEqual([])
  const lines = [
    { sku: 'SKU-2', quantity: 1 },
    { sku: 'SKU-1', quantity: 1 },
  ]
  expect(data.addCartLines).toMatchObject({ cart: { lines }, lines: [{ sku: 'SKU-1' }], userErrors: [] })
  expect(unitsIn(CUSTOMER_CART)).toEqual(['SKU-2 1', 'SKU-1 1'])
  expect(unitsIn(lost)).toEqual([])
  await shopper.query(add('SKU-1'))
  expect(unitsIn(CUSTOMER_CART)).toEqual(['SKU-2 1', 'SKU-1 1'])
  await shopper.close()
})

test('a line that came along with the login is not added again, and the answer has the cart of the account', async () => {
  const { shopper, logIn } = await guestWith([])
  platform.carts.update(CUSTOMER_CART, { sku: 'SKU-2', qty: 1 })
  await shopper.query(add('SKU-1'))
  expect((await logIn()).login).toMatchObject({ customer: {} })
  const { data } = await shopper.query(add('SKU-1'))
  expect(data.addCartLines.cart.lines.map(({ sku }: { sku: string }) => sku)).toEqual(['SKU-2', 'SKU-1'])
  expect(unitsIn(CUSTOMER_CART)).toEqual(['SKU-2 1', 'SKU-1 1'])
  await shopper.close()
})
