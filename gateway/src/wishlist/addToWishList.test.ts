import { expect, test } from 'vitest'
import { ANA, DOWN, GUEST, errorsOf, others, run, seen, shopper } from '../testing/accountPlatform.ts'
import { FOREIGN_IDS, LIST_ID, listChanges, wishListsForEachTest } from '../testing/wishLists.ts'

wishListsForEachTest()

const ADD = 'POST /api/wishlist/add-item'
const ADDED = { customer: { email: ANA.email }, userErrors: [], notices: [{ code: 'WISH_LIST_PRODUCT_ADDED' }] }

test('adds a product to a list, or to the default one', async () => {
  others.set(ADD, { code: 200, result: true })
  for (const wishListId of [LIST_ID, null])
    expect(await run('addToWishList', { wishListId, sku: 'SKU-1' })).toEqual(ADDED)
  const added = ['POST', 'add-item', { customer_id: 7, wishlist_id: 5, sku: 'SKU-1' }]
  expect(listChanges()).toEqual([added, added])
})

test('creates the default list of a customer who has none, once per key', async () => {
  others.set('GET /api/wishlist/lists', { code: 200, result: [] })
  others.set('POST /api/wishlist/create', { code: 200, result: { wishlist_id: 6 } })
  others.set(ADD, { code: 200, result: true })
  for (let round = 0; round < 2; round += 1)
    expect(await run('addToWishList', { sku: 'SKU-1', clientMutationId: 'k' })).toEqual(ADDED)
  expect(listChanges()).toEqual([
    ['POST', 'create', { wishlist_name: expect.any(String), customer_id: 7 }],
    ['POST', 'add-item', { customer_id: 7, wishlist_id: 6, sku: 'SKU-1' }],
  ])
})

test.each([
  ['NIX', 'PRODUCT_NOT_FOUND'],
  ['SOLD-OUT', 'WISH_LIST_OUT_OF_STOCK'],
])('creates no list for %s, which is refused', async (sku, code) => {
  others.set('GET /api/wishlist/lists', { code: 200, result: [] })
  expect((await run('addToWishList', { sku })).userErrors).toEqual([{ code, field: ['sku'] }])
  expect((await run('createWishList', { name: 'Comedor', sku })).userErrors).toEqual([{ code, field: ['sku'] }])
  expect(listChanges()).toEqual([])
})

test.each(FOREIGN_IDS)('%s is no list of the customer in this store', async (wishListId) => {
  expect((await run('addToWishList', { wishListId, sku: 'SKU-1' })).userErrors).toEqual([
    { code: 'WISH_LIST_NOT_FOUND', field: ['wishListId'] },
  ])
  expect(listChanges()).toEqual([])
})

test.each(['NIX', 'x'.repeat(256)])('%s is no product', async (sku) => {
  const { userErrors } = await run('addToWishList', { wishListId: LIST_ID, sku })
  expect(userErrors).toEqual([{ code: 'PRODUCT_NOT_FOUND', field: ['sku'] }])
  expect(listChanges()).toEqual([])
})

test.each([
  [400, 'You cannot add a product without stock', 'WISH_LIST_OUT_OF_STOCK', ['sku']],
  [400, 'A wishlist has at most 100 products', 'WISH_LIST_FULL', ['sku']],
  [404, 'No such product', 'PRODUCT_NOT_FOUND', ['sku']],
  [404, 'No such wishlist', 'WISH_LIST_NOT_FOUND', ['wishListId']],
])('the platform’s %i “%s” is %s', async (...[code, result, refused, field]) => {
  others.set(ADD, { code, result })
  expect(await run('addToWishList', { sku: 'SKU-1' })).toMatchObject({
    userErrors: [{ code: refused, field }],
    notices: [],
  })
})

test('a platform that fails is an error', async () => {
  others.set(ADD, DOWN)
  expect(await errorsOf('addToWishList', { sku: 'SKU-1' })).toEqual([
    { path: ['addToWishList'], message: expect.stringContaining('wishListAddItem: unavailable') },
  ])
})

test('addToWishList does nothing without a token', async () => {
  shopper.state.data = GUEST
  expect(await run('addToWishList', { sku: 'SKU-1' })).toMatchObject({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT' }],
  })
  expect(seen()).toEqual([])
})
