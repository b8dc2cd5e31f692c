import { describe, expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { ADDRESS, add, bodyOf, ship } from '../testing/checkoutShop.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../testing/shop.ts'

shopForEachTest()

describe('shipping', () => {
  test('is set with the whole address, and changes hash and totals', async () => {
    await add()
    const before = (await shopper.query('{ viewer { cart { hash totals { shipping { amount } } } } }')).data.viewer.cart
    expect(before.totals.shipping).toBeNull()
    const { cart, userErrors } = await ship({
      address: { ...ADDRESS, mothersName: ' Paz ', crossStreet: ' Entre Hidalgo y Morelos ' },
    })
    expect(userErrors).toEqual([])
    expect(cart).toMatchObject({
      shippingAddress: {
        mothersName: 'Paz',
        city: 'Guadalajara',
        region: 'Jalisco',
        regionCode: 'JAL',
        countryCode: 'MX',
        telephone: '3312345678',
        taxId: null,
        crossStreet: 'Entre Hidalgo y Morelos',
      },
      selectedShippingMethod: { title: 'Envío – Fijo', price: { amount: '174.00' } },
      totals: { shipping: { amount: '174.00' } },
    })
    expect(cart.hash).not.toBe(before.hash)
    expect(bodyOf('/api/cart/shipping-information').addressInformation).toMatchObject({
      shippingAddress: {
        firstname: 'Ana',
        mothers_name: 'Paz',
        country_id: 'MX',
        region_id: 563,
        cross_street: 'Entre Hidalgo y Morelos',
      },
      shippingCarrierCode: 'flatrate',
    })
  })

  test('sends the country under both of its names, and the street as two lines', async () => {
    await add()
    await ship()
    expect(bodyOf('/api/cart/shipping-information').addressInformation.shippingAddress).toMatchObject({
      country_id: 'MX',
      countryId: 'MX',
      street: ['Av. Juárez 10', ''],
    })
    await ship({ address: { ...ADDRESS, street: ['Av. Juárez 10', 'Centro'] } })
    const { shippingAddress } = bodyOf('/api/cart/shipping-information').addressInformation
    expect(shippingAddress.street).toEqual(['Av. Juárez 10', 'Centro'])
  })

  test('reports every field at fault, in the store’s language', async () => {
    await add()
    const { userErrors } = await ship({
      address: { ...ADDRESS, firstName: ' ', street: [], postcode: '4410', regionCode: 'XX', telephone: '1' },
    })
    expect(userErrors.map(({ field }: { field: string[] }) => field.join('.')).sort()).toEqual([
      'address.firstName',
      'address.postcode',
      'address.regionCode',
      'address.street',
      'address.telephone',
    ])
    expect(userErrors.find(({ field }: { field: string[] }) => field[1] === 'postcode').message).toBe(
      'El código postal tiene 5 dígitos.',
    )
    expect(bodyOf('/api/cart/shipping-information')).toBeNull()
  })

  test('refuses a method that is not offered, an empty cart, and none', async () => {
    expect(codes(await ship())).toEqual(['CART_NOT_FOUND'])
    await add()
    expect(codes(await ship({ methodCode: 'teleport' }))).toEqual(['SHIPPING_METHOD_UNAVAILABLE'])
    await shopper.query(
      'mutation { removeCartLines(input: { lines: [{ identity: { sku: "SKU-1" } }] }) { userErrors { code } } }',
    )
    expect(codes(await ship())).toEqual(['CART_EMPTY'])
  })
})

test('a platform that fails is an error, and nothing is chosen', async () => {
  await add()
  platform.faults.set('/api/cart/shipping-information', 503)
  const input = { address: ADDRESS, carrierCode: 'flatrate', methodCode: 'flatrate' }
  expect(await errorsOf('setCartShipping', input)).toEqual([
    { path: ['setCartShipping'], message: expect.stringContaining('cartShippingInformation: unavailable') },
  ])
  const { data } = await shopper.query('{ viewer { cart { selectedShippingMethod { title } } } }')
  expect(data.viewer.cart.selectedShippingMethod).toBeNull()
})
