import { expect, test } from 'vitest'
import { add, bodyOf } from '../testing/checkoutShop.ts'
import { shopForEachTest, shopper } from '../testing/shop.ts'

shopForEachTest()

// The methods of a cart, which no change selects.
test('shipping offers what is available in the order of the platform, and preselects what it flags', async () => {
  await add()
  const { data } = await shopper.query(
    '{ viewer { cart { shippingMethods(destination: { regionCode: "JAL", postcode: "44100" }) { carrierCode title price { amount } priceExcludingTax { amount } deliveryEstimate { earliest latest } isDefault } paymentMethods { code isDefault plans { months monthly { amount } last { amount } } } } } }',
  )
  expect(data.viewer.cart.shippingMethods).toMatchObject([
    { carrierCode: 'express', title: 'Exprés – 24 h', deliveryEstimate: null, isDefault: false },
    {
      carrierCode: 'flatrate',
      price: { amount: '174.00' },
      deliveryEstimate: { earliest: '2026-12-01', latest: '2026-12-04' },
      isDefault: true,
    },
    { carrierCode: 'instore', price: { amount: '0.00' }, isDefault: false },
  ])
  expect(data.viewer.cart.paymentMethods).toEqual([
    { code: 'cashondelivery', isDefault: false, plans: [] },
    { code: 'banktransfer', isDefault: false, plans: [] },
    {
      code: 'card',
      isDefault: true,
      plans: [expect.objectContaining({ months: 12, monthly: { amount: '83.34' } })],
    },
  ])
  expect(bodyOf('/api/cart/shipping-methods').address).toEqual({
    country_id: 'MX',
    countryId: 'MX',
    region: 'Jalisco',
    region_code: 'JAL',
    region_id: 563,
    postcode: '44100',
  })
})

test('a payment method says its fee with and without tax, and where the money is paid', async () => {
  await shopper.query('mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }] }) { userErrors { code } } }')
  const { data, errors } = await shopper.query(
    '{ viewer { cart { paymentMethods { code fee { amount } feeExcludingTax { amount } isOffline isServerMethod } } } }',
  )
  expect(errors).toEqual([])
  const [cash, transfer] = data.viewer.cart.paymentMethods
  expect(cash).toEqual({
    code: 'cashondelivery',
    fee: { amount: '10.00' },
    feeExcludingTax: { amount: '8.62' },
    isOffline: true,
    isServerMethod: false,
  })
  expect(transfer).toMatchObject({ fee: null, feeExcludingTax: null, isOffline: false, isServerMethod: true })
})
