import { expect, test } from 'vitest'
import { CART, add } from '../testing/cartShop.ts'
import { platform, shopForEachTest, shopper } from '../testing/shop.ts'

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
