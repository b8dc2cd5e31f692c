import { describe, expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { add, mutate, ready } from '../testing/checkoutShop.ts'
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
