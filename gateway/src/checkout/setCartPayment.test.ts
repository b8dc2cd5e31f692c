import { describe, expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { add, bodyOf, pay, ship } from '../testing/checkoutShop.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../testing/shop.ts'

shopForEachTest()

describe('payment', () => {
  test('comes after shipping, and only as offered', async () => {
    await add()
    expect(codes(await pay())).toEqual(['SHIPPING_REQUIRED'])
    await ship()
    expect(codes(await pay('gold'))).toEqual(['PAYMENT_METHOD_UNAVAILABLE'])
    expect((await pay()).cart.selectedPaymentMethod).toEqual({ code: 'banktransfer', title: 'SPEI' })
    expect(bodyOf('/api/cart/collect-totals').methods).toEqual({
      paymentMethod: { method: 'banktransfer' },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    })
  })

  test('stays when the address changes and it is still offered', async () => {
    await add()
    await ship()
    await pay()
    expect((await ship({ carrierCode: 'express', methodCode: 'express' })).cart.selectedPaymentMethod).toEqual({
      code: 'banktransfer',
      title: 'SPEI',
    })
  })

  test('of a cart with nothing to carry needs no address', async () => {
    await add('SERVICE')
    const { data } = await shopper.query('{ viewer { cart { isVirtual shippingMethods { title } } } }')
    expect(data.viewer.cart).toEqual({ isVirtual: true, shippingMethods: [] })
    expect(codes(await ship())).toEqual(['SHIPPING_METHOD_UNAVAILABLE'])
    expect(codes(await pay())).toEqual([])
  })
})

test('a platform that fails is an error, and nothing is chosen', async () => {
  await add()
  await ship()
  platform.faults.set('/api/cart/collect-totals', 503)
  expect(await errorsOf('setCartPayment', { methodCode: 'banktransfer' })).toEqual([
    { path: ['setCartPayment'], message: expect.stringContaining('cartCollectTotals: unavailable') },
  ])
  const { data } = await shopper.query('{ viewer { cart { selectedPaymentMethod { code } } } }')
  expect(data.viewer.cart.selectedPaymentMethod).toBeNull()
})
