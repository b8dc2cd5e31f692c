import { expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import { add, inCart, mutate } from '../../testing/cartShop.ts'
import { errorsOf, platform, shopForEachTest } from '../../testing/shop.ts'

shopForEachTest()

test('takes the coupon off; no coupon is no error', async () => {
  await add({ sku: 'SKU-1' })
  await mutate('applyCartCoupon', { code: 'BIENVENIDO' })
  for (let round = 0; round < 2; round += 1)
    expect(await mutate('removeCartCoupon', {})).toMatchObject({ userErrors: [], cart: { coupon: null } })
  expect(platform.carts.coupons.size).toBe(0)
})

test('the same key is one call', async () => {
  await add({ sku: 'SKU-1' })
  const input = { clientMutationId: 'k' }
  const first = await mutate('removeCartCoupon', input)
  expect(await mutate('removeCartCoupon', input)).toEqual({ ...first, calls: expect.anything() })
  const calls = platform.seen.filter(({ path }) => path === '/api/cart/delete-coupon')
  expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}:coupon$/),
  ])
})

test('without a cart there is nothing to change', async () => {
  expect(codes(await mutate('removeCartCoupon', {}))).toEqual(['CART_NOT_FOUND'])
})

test('a platform that fails is an error, and changes nothing', async () => {
  await add({ sku: 'SKU-1', quantity: 2 })
  platform.faults.set('/api/cart/delete-coupon', 503)
  expect(await errorsOf('removeCartCoupon', {})).toEqual([
    { path: ['removeCartCoupon'], message: expect.stringContaining('cartDeleteCoupon: unavailable') },
  ])
  expect(inCart()).toEqual(['SKU-1 2'])
})
