import { expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { codes } from '../../testing/codes.ts'
import { add, inCart, mutate, twice } from '../../testing/cartShop.ts'
import { errorsOf, platform, shopForEachTest } from '../../testing/shop.ts'

shopForEachTest()

test('removing returns the ids of the removed lines; a line that is not in the cart is no error', async () => {
  const { cart } = await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  const removed = await mutate('removeCartLines', { lines: [{ id: cart.lines[0].id }, { identity: { sku: 'SKU-9' } }] })
  expect(removed).toMatchObject({ userErrors: [], removedLineIds: [cart.lines[0].id] })
  expect(inCart()).toEqual(['SKU-2 1'])
})

test('removing a product with variants removes every line of them, and nothing else', async () => {
  await add({ sku: 'SOFA-GRY' }, { sku: 'SOFA-BLU', quantity: 2 }, { sku: 'SKU-1' })
  const removed = await mutate('removeCartLines', { lines: [{ identity: { sku: 'SOFA' } }] })
  expect(removed.userErrors).toEqual([])
  expect(removed.removedLineIds).toHaveLength(2)
  expect(inCart()).toEqual(['SKU-1 1'])
})

test('another shopper’s line cannot be named', async () => {
  const { cart } = await add({ sku: 'SKU-1' })
  const other = createGraphClient(platform.url)
  await other.query('mutation { addCartLines(input: { lines: [{ sku: "SKU-2" }] }) { cart { id } } }')
  const { data } = await other.query(
    'mutation ($id: ID!) { removeCartLines(input: { lines: [{ id: $id }] }) { removedLineIds } }',
    { id: cart.lines[0].id },
  )
  expect(data.removeCartLines.removedLineIds).toEqual([])
  expect(inCart()).toEqual(['SKU-1 1', 'SKU-2 1'])
  await other.close()
})

test('a removal whose answer was lost, made again, is no error', async () => {
  await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  expect(await twice('removeCartLines', { lines: [{ identity: { sku: 'SKU-1' } }] })).toEqual([])
  expect(inCart()).toEqual(['SKU-2 1'])
})

test('without a cart there is nothing to change', async () => {
  expect(codes(await mutate('removeCartLines', { lines: [{ identity: { sku: 'SKU-1' } }] }))).toEqual([
    'CART_NOT_FOUND',
  ])
})

test('a platform that fails is an error, and changes nothing', async () => {
  await add({ sku: 'SKU-1', quantity: 2 })
  platform.faults.set('/api/cart/delete', 503)
  expect(await errorsOf('removeCartLines', { lines: [{ identity: { sku: 'SKU-1' } }] })).toEqual([
    { path: ['removeCartLines'], message: expect.stringContaining('cartDelete: unavailable') },
  ])
  expect(inCart()).toEqual(['SKU-1 2'])
})
