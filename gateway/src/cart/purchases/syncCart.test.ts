import { describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import { add, inCart, mutate, twice } from '../../testing/cartShop.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../../testing/shop.ts'

shopForEachTest()

describe('syncing', () => {
  const sync = (lines: object[], options = {}) => mutate('syncCart', { lines, ...options })

  test('makes both sides equal, reports what differed, and has nothing to do the second time', async () => {
    await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
    const lines = [{ sku: 'SKU-1', quantity: 3 }, { sku: 'SKU-3' }]
    const synced = await sync(lines)
    expect(synced.diff.map(({ party, status, sku }: Record<string, string>) => `${party} ${status} ${sku}`)).toEqual([
      'SERVER WRONG_QTY SKU-1',
      'SERVER NO_ITEM SKU-3',
      'CLIENT NO_ITEM SKU-2',
      'CLIENT UPDATE_REQUIRED null',
      'SERVER NO_CHANGES null',
    ])
    expect(inCart()).toEqual(['SKU-1 3', 'SKU-2 1', 'SKU-3 1'])
    expect((await sync([...lines, { sku: 'SKU-2' }])).diff).toEqual([])
  })

  test('forced removes what the client does not have; a dry run only reports the diff', async () => {
    await add({ sku: 'SKU-1' })
    expect((await sync([{ sku: 'SKU-2' }], { dryRun: true, force: true })).diff).toHaveLength(4)
    expect(inCart()).toEqual(['SKU-1 1'])
    await sync([{ sku: 'SKU-2' }], { force: true })
    expect(inCart()).toEqual(['SKU-2 1'])
  })

  test('a refused line leaves the others made', async () => {
    platform.carts.refused.add('SKU-2')
    const synced = await sync([{ sku: 'SKU-1' }, { sku: 'SKU-2' }, { sku: 'NIX' }])
    expect(codes(synced)).toEqual(['PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK'])
    expect(inCart()).toEqual(['SKU-1 1'])
  })

  test('sums up after a login, once per key', async () => {
    await add({ sku: 'SKU-1', quantity: 2 })
    const input = { lines: [{ sku: 'SKU-1', quantity: 3 }], mergeQuantities: true, clientMutationId: 'login' }
    await mutate('syncCart', input)
    await mutate('syncCart', input)
    expect(inCart()).toEqual(['SKU-1 5'])
  })

  test('a client whose lines are all sold out opens no cart', async () => {
    platform.stock.set('SKU-2', { product_sku: 'SKU-2', qty: 0, is_in_stock: false })
    const synced = await sync([{ sku: 'SKU-2' }, { sku: 'NIX' }])
    expect(codes(synced)).toEqual(['PRODUCT_NOT_FOUND', 'OUT_OF_STOCK'])
    expect(synced.cart).toBeNull()
    expect(synced.diff).toHaveLength(4)
    expect(platform.carts.carts.size).toBe(0)
  })

  test('an empty client without a cart opens none', async () => {
    expect(await sync([])).toMatchObject({ cart: null, diff: [], userErrors: [] })
    expect(platform.carts.carts.size).toBe(0)
  })
})

test('a sync of what both sides hold alike writes nothing, and leaves the hash', async () => {
  await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  const lines = '{ lines: [{ sku: "SKU-1" }, { sku: "SKU-2" }] }'
  const before = (await shopper.query('{ viewer { cart { hash } } }')).data.viewer.cart
  const { data, calls } = await shopper.query(
    `mutation { syncCart(input: ${lines}) { diff { status } cart { hash } userErrors { code } } }`,
  )
  expect(data.syncCart).toEqual({ diff: [], cart: before, userErrors: [] })
  expect([calls.cartUpdate, calls.cartDelete, calls.cartCreate]).toEqual([undefined, undefined, undefined])
})

test('a sync that changes something changes the hash', async () => {
  await add({ sku: 'SKU-1' }, { sku: 'SKU-2' })
  const before = (await shopper.query('{ viewer { cart { hash } } }')).data.viewer.cart
  const { cart } = await mutate('syncCart', { lines: [{ sku: 'SKU-1', quantity: 4 }] })
  expect(cart.hash).not.toBe(before.hash)
})

test.each([
  ['is there already', 'SKU-1', ['SKU-1 5', 'SKU-2 1']],
  ['is not there yet', 'SKU-9', ['SKU-9 3', 'SKU-1 2', 'SKU-2 1']],
])('lines summed up with what %s are so once', async (_where, sku, expected) => {
  await add({ sku, quantity: 3 })
  const lines = [{ sku: 'SKU-1', quantity: 2 }, { sku: 'SKU-2' }]
  expect(await twice('syncCart', { lines, mergeQuantities: true })).toEqual([])
  expect(inCart()).toEqual(expected)
})

test('a platform that fails is an error, and changes nothing', async () => {
  await add({ sku: 'SKU-1', quantity: 2 })
  platform.faults.set('/api/cart/update', 503)
  expect(await errorsOf('syncCart', { lines: [{ sku: 'SKU-1', quantity: 3 }] })).toEqual([
    { path: ['syncCart'], message: expect.stringContaining('cartUpdate: unavailable') },
  ])
  expect(inCart()).toEqual(['SKU-1 2'])
})
