import { describe, expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { add, mutate, ready } from '../testing/checkoutShop.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { enveloped, startRelay } from '../testing/startRelay.ts'
import { errorsOf, platform, shopForEachTest } from '../testing/shop.ts'

shopForEachTest()

describe('an order', () => {
  test('is recalculated first: products no longer sold are removed, and the answer holds the rest', async () => {
    await ready()
    await add()
    platform.carts.refused.add('SOFA-GRY')
    const { cart, userErrors } = await mutate('recalculateOrder', { clientMutationId: 'again' })
    expect(userErrors).toEqual([])
    expect(cart.lines).toEqual([{ sku: 'SKU-1' }])
    expect((await mutate('recalculateOrder', { clientMutationId: 'again' })).cart.lines).toEqual([{ sku: 'SKU-1' }])
  })

  test('of a platform without recalculation keeps the lines that every read returns', async () => {
    await ready()
    platform.faults.set('/api/cart/recalculate-order', 404)
    const { cart, userErrors } = await mutate('recalculateOrder', {})
    expect([userErrors, cart.lines]).toEqual([[], [{ sku: 'SOFA-GRY' }]])
  })

  test('that the platform refuses is logged without its words, which hold the cart’s token', async () => {
    const lines: string[] = []
    const relay = await startRelay(platform.url, ({ path, query }) =>
      path === '/api/cart/recalculate-order'
        ? { replaced: enveloped(`No such entity with cartId = ${query.get('cartId')}`, { code: 404 }) }
        : 'pass',
    )
    const client = createGraphClient(relay.url, undefined, { log: (_message, line) => lines.push(line) })
    platform.carts.carts.set('token-of-a-cart', [])
    platform.carts.update('token-of-a-cart', { sku: 'SKU-1', qty: 1 })
    client.state.data = { cartToken: 'token-of-a-cart', userToken: null, checkout: null, orders: [] }
    const { errors } = await client.query('mutation { recalculateOrder(input: {}) { userErrors { code } } }')
    await client.close()
    await relay.close()
    expect([errors, lines.length]).toEqual([[], 1])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'the platform could not recalculate the cart',
      error: { name: 'UpstreamRefusal', endpoint: 'cartRecalculate', status: 404 },
    })
    expect(lines[0]).not.toContain('token-of-a-cart')
  })
})

test('without a cart there is nothing to recalculate', async () => {
  expect(codes(await mutate('recalculateOrder', {}))).toEqual(['CART_NOT_FOUND'])
})

test('a platform that fails is an error', async () => {
  await add()
  platform.faults.set('/api/cart/recalculate-order', 503)
  expect(await errorsOf('recalculateOrder', {})).toEqual([
    { path: ['recalculateOrder'], message: expect.stringContaining('cartRecalculate: unavailable') },
  ])
})
