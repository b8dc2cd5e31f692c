import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'

const CART = { code: 200, result: [{ sku: 'LAMP', qty: 1, item_id: 1, name: 'Lámpara', price: 10 }] }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let lines: string[]
beforeEach(async () => {
  lines = []
  platform = await startFakeServer(({ path }, response) =>
    path === '/api/cart/pull' ? json(response, CART) : json(response, { code: 404, result: 'No such entity' }, 404),
  )
  shopper = createGraphClient(platform.url, 'without', { log: (line) => lines.push(line) })
  shopper.state.data = { cartToken: 'cart', userToken: null, checkout: null, orders: [] }
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

test('a platform without shared carts is logged, and a link to one finds no cart', async () => {
  const { data, errors } = await shopper.query('{ sharedCart(code: "nobody-shared-this-0") { code } }')
  expect([data, errors, lines]).toEqual([{ sharedCart: null }, [], ['Could not get the shared cart (404)']])
})

test('a platform that makes no link is logged, and sharing is refused with CART_NOT_FOUND', async () => {
  const { data } = await shopper.query('mutation { shareCart(input: {}) { sharedCart { code } userErrors { code } } }')
  expect(data.shareCart).toEqual({ sharedCart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] })
  expect(lines).toEqual(['Could not get "shareCartToken" (404)'])
})

test('a platform without quotes is logged, and there are none', async () => {
  const { data, errors } = await shopper.query('{ viewer { quotes { nodes { id } totalCount } } }')
  expect([data.viewer.quotes, errors, lines]).toEqual([
    { nodes: [], totalCount: 0 },
    [],
    ['Could not get the users cart (404)'],
  ])
})
