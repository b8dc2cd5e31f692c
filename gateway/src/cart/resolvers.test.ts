import { expect, test } from 'vitest'
import { createSessionSeal } from '../session/sessionSeal.ts'
import { EMPTY_SESSION } from '../session/sessionData.ts'
import { CART, add, mutate } from '../testing/cartShop.ts'
import { platform, shopForEachTest, shopper } from '../testing/shop.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { startTestGateway } from '../testing/startTestGateway.ts'

shopForEachTest()

test('a cart of 50 lines costs no call per line', async () => {
  await add(...Array.from({ length: 50 }, (_, index) => ({ sku: `SKU-${index + 1}` })))
  const { data, errors, calls } = await shopper.query(
    `{ viewer { ${CART.split(' userErrors')[0]!.split('userErrors')[0]} } }`,
  )
  expect(errors).toEqual([])
  expect(data.viewer.cart.lines).toHaveLength(50)
  expect(calls.cartPull).toBe(1)
  expect(calls.cartTotals).toBe(1)
  expect(calls.catalogueSearch ?? 0).toBeLessThanOrEqual(4)
})

test('totals that cannot be read leave the lines, with prices of our own', async () => {
  await add({ sku: 'SKU-1', quantity: 2 })
  platform.faults.set('/api/cart/totals', 503)
  const { data, errors } = await shopper.query(
    '{ viewer { cart { totals { grandTotal { amount } } lines { unitPrice { amount } rowTotal { amount } } } } }',
  )
  expect(data.viewer.cart).toEqual({
    totals: null,
    lines: [{ unitPrice: { amount: '116.00' }, rowTotal: { amount: '232.00' } }],
  })
  expect(errors.map(({ path }) => path)).toEqual([['viewer', 'cart', 'totals']])
})

test('a hash without the coupon, which totals name, leaves the cart and equals no other', async () => {
  const hashOf = async () => (await shopper.query('{ viewer { cart { hash lines { sku } } } }')).data.viewer.cart?.hash
  const { cart } = await add({ sku: 'SKU-1' })
  platform.faults.set('/api/cart/totals', 503)
  const { data, errors } = await shopper.query('{ viewer { cart { hash lines { sku } } } }')
  expect([errors, data.viewer.cart]).toEqual([[], { hash: expect.any(String), lines: [{ sku: 'SKU-1' }] }])
  expect(new Set([cart.hash, data.viewer.cart.hash, await hashOf()]).size).toBe(3)
  platform.faults.clear()
  expect(await hashOf()).toBe(cart.hash)
  const expectedHash = data.viewer.cart.hash
  const change = { line: { identity: { sku: 'SKU-1' } }, quantity: 2 }
  const { userErrors } = await mutate('updateCartLines', { lines: [change], expectedHash })
  expect(userErrors).toMatchObject([{ code: 'CONFLICT' }])
})

test('lines and totals are read at the same time, each once; lines alone ask for no totals', async () => {
  let wantsTotals = true
  const paths: string[] = []
  const totalsAsked = Promise.withResolvers<void>()
  const server = await startFakeServer(async ({ path }, response) => {
    paths.push(path)
    if (path === '/api/cart/totals') totalsAsked.resolve()
    // Answers only once the totals were asked for: one call after the other would never end.
    if (path === '/api/cart/pull' && wantsTotals) await totalsAsked.promise
    json(response, { code: 200, result: path === '/api/cart/totals' ? { grand_total: 5, items: [] } : [] })
  })
  const SESSION_SECRET = 'test-secret-of-at-least-32-characters'
  const data = { ...EMPTY_SESSION, cartToken: 'c'.repeat(32) }
  const sealed = await createSessionSeal([SESSION_SECRET]).seal({ id: crypto.randomUUID(), store: 'hogar', data })
  const gateway = await startTestGateway({ env: { UPSTREAM_URL: server.url, SESSION_SECRET } })
  const ask = (selection: string) =>
    gateway.post({ query: `{ viewer { cart { ${selection} } } }` }, { cookie: `hogar_session_hogar=${sealed}` })
  const { body } = await ask('totalQuantity totals { grandTotal { amount } }')
  expect(body.data).toEqual({ viewer: { cart: { totalQuantity: 0, totals: { grandTotal: { amount: '5.00' } } } } })
  expect(paths.toSorted()).toEqual(['/api/cart/pull', '/api/cart/totals'])
  wantsTotals = false
  paths.length = 0
  await ask('totalQuantity lines { sku unitPrice { amount } }')
  expect(paths).toEqual(['/api/cart/pull'])
  await Promise.all([gateway.close(), server.close()])
})
