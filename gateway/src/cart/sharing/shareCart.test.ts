import { expect, test } from 'vitest'
import { add, giver, look, platform, share, sharingForEachTest } from '../../testing/sharingShop.ts'

sharingForEachTest()

test('a link shows the cart as it was, to another session, however it is later changed', async () => {
  await add(giver, '{ sku: "SOFA-GRY", quantity: 2 }', '{ sku: "BED-KIT" }')
  const { sharedCart, userErrors } = await share()
  expect(userErrors).toEqual([])
  await add(giver, '{ sku: "SKU-1" }')
  const { data, errors } = await look(sharedCart.code)
  expect(errors).toEqual([])
  expect(data.sharedCart).toEqual(sharedCart)
  expect(sharedCart).toMatchObject({
    expiresAt: '2026-12-20T10:00:00.000Z',
    lines: [
      {
        sku: 'SOFA-GRY',
        quantity: 2,
        unitPrice: { amount: '116.00', currencyCode: 'MXN' },
        options: [{ label: 'Color', value: 'Gris' }],
        product: { sku: 'SOFA' },
        variant: { sku: 'SOFA-GRY' },
      },
      {
        sku: 'BED-KIT',
        quantity: 1,
        choices: { customOptions: [], bundleOptions: [{ selectionIds: expect.any(Array) }] },
        product: { sku: 'BED-KIT' },
        variant: null,
      },
    ],
  })
})

test('the same key makes one link, another key another', async () => {
  await add(giver, '{ sku: "SKU-1" }')
  const [first, again, other] = [await share('a'), await share('a'), await share('b')]
  expect(again).toEqual(first)
  expect(other.sharedCart.code).not.toBe(first.sharedCart.code)
})

test('nothing is shared without a cart, or of an empty one', async () => {
  expect(await share()).toMatchObject({ sharedCart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] })
  await add(giver, '{ sku: "SKU-1" }')
  await giver.query(
    'mutation { removeCartLines(input: { lines: [{ identity: { sku: "SKU-1" } }] }) { userErrors { code } } }',
  )
  expect(await share()).toMatchObject({ sharedCart: null, userErrors: [{ code: 'CART_EMPTY' }] })
})

test('a platform that fails is an error, and shares nothing', async () => {
  await add(giver, '{ sku: "SKU-1" }')
  platform.faults.set('/api/cart/share', 503)
  const { errors } = await giver.query('mutation { shareCart(input: {}) { userErrors { code } } }')
  expect(errors).toMatchObject([{ path: ['shareCart'], message: expect.stringContaining('cartShare: unavailable') }])
  expect(platform.shares.size).toBe(0)
})
