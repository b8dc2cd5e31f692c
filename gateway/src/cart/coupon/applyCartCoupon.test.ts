import { describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import { add, inCart, mutate } from '../../testing/cartShop.ts'
import { errorsOf, platform, shopForEachTest } from '../../testing/shop.ts'

shopForEachTest()

describe('coupons', () => {
  test('are applied, reported and removed', async () => {
    await add({ sku: 'SKU-1' })
    const used = await mutate('applyCartCoupon', { code: ' “bienvenido”\u200B ' })
    expect(used).toMatchObject({
      userErrors: [],
      cart: { coupon: { code: 'BIENVENIDO', discount: { amount: '10.00' } } },
    })
    expect((await mutate('removeCartCoupon', {})).cart.coupon).toBeNull()
  })

  test('that are unknown, blank or too long are refused', async () => {
    await add({ sku: 'SKU-1' })
    expect(codes(await mutate('applyCartCoupon', { code: 'NOPE' }))).toEqual(['COUPON_INVALID'])
    expect(codes(await mutate('applyCartCoupon', { code: ' ' }))).toEqual(['INVALID'])
    expect(codes(await mutate('applyCartCoupon', { code: 'x'.repeat(51) }))).toEqual(['INVALID'])
  })

  test('cannot be guessed for ever', async () => {
    await add({ sku: 'SKU-1' })
    const tries = []
    for (let count = 0; count < 21; count += 1)
      tries.push(...codes(await mutate('applyCartCoupon', { code: `C${count}` })))
    expect(new Set(tries.slice(0, 20))).toEqual(new Set(['COUPON_INVALID']))
    expect(tries[20]).toBe('TOO_MANY_ATTEMPTS')
  })
})

test('the same key is one call', async () => {
  await add({ sku: 'SKU-1' })
  const input = { code: 'BIENVENIDO', clientMutationId: 'k' }
  const first = await mutate('applyCartCoupon', input)
  expect(await mutate('applyCartCoupon', input)).toEqual({ ...first, calls: expect.anything() })
  const calls = platform.seen.filter(({ path }) => path === '/api/cart/apply-coupon')
  expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}:coupon$/),
  ])
})

test('without a cart there is nothing to change', async () => {
  expect(codes(await mutate('applyCartCoupon', { code: 'X' }))).toEqual(['CART_NOT_FOUND'])
})

test('a platform that fails is an error, and changes nothing', async () => {
  await add({ sku: 'SKU-1', quantity: 2 })
  platform.faults.set('/api/cart/apply-coupon', 503)
  expect(await errorsOf('applyCartCoupon', { code: 'BIENVENIDO' })).toEqual([
    { path: ['applyCartCoupon'], message: expect.stringContaining('cartApplyCoupon: unavailable') },
  ])
  expect(inCart()).toEqual(['SKU-1 2'])
})
