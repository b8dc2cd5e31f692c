import { expect, test } from 'vitest'
import { ANA, DOWN, GUEST, errorsOf, others, run, seen, shopper } from '../testing/accountPlatform.ts'
import { FOREIGN_IDS, LIST_ID, listChanges, wishListsForEachTest } from '../testing/wishLists.ts'

wishListsForEachTest()

const REMOVED = {
  customer: { email: ANA.email },
  userErrors: [],
  notices: [{ code: 'WISH_LIST_PRODUCT_REMOVED' }],
}

test('removes a product from one list, or from all of them, once per key', async () => {
  others.set('DELETE /api/wishlist/remove-item', { code: 200, result: true })
  others.set('DELETE /api/wishlist/remove-product', { code: 200, result: true })
  for (let round = 0; round < 2; round += 1)
    expect(await run('removeFromWishList', { wishListId: LIST_ID, sku: 'SKU-1', clientMutationId: 'k' })).toEqual(
      REMOVED,
    )
  expect(await run('removeFromWishList', { sku: 'SKU-1' })).toEqual(REMOVED)
  const owner = { product_id: '1', customer_id: '7' }
  expect(listChanges()).toEqual([
    ['DELETE', 'remove-item', { ...owner, item_id: '11' }],
    ['DELETE', 'remove-product', { ...owner, sku: 'SKU-1' }],
  ])
})

test.each(FOREIGN_IDS)('%s is no list of the customer in this store', async (wishListId) => {
  expect(await run('removeFromWishList', { wishListId, sku: 'SKU-1' })).toMatchObject({
    userErrors: [{ code: 'WISH_LIST_NOT_FOUND', field: ['wishListId'] }],
    notices: [],
  })
  expect(listChanges()).toEqual([])
})

test.each([{ wishListId: LIST_ID, sku: 'SKU-2' }, { sku: 'SKU-2' }])(
  'what is on no list is removed already: %j',
  async (input) => {
    expect(await run('removeFromWishList', input)).toEqual(REMOVED)
    expect(listChanges()).toEqual([])
  },
)

test('a product that is gone just then is no error', async () => {
  others.set('DELETE /api/wishlist/remove-item', { code: 404, result: 'No such item' })
  expect(await run('removeFromWishList', { wishListId: LIST_ID, sku: 'SKU-1' })).toEqual(REMOVED)
})

test('a platform that refuses says so, one that fails is an error', async () => {
  others.set('DELETE /api/wishlist/remove-product', { code: 400, result: 'Not today.' })
  expect(await run('removeFromWishList', { sku: 'SKU-1' })).toMatchObject({
    userErrors: [{ code: 'REFUSED' }],
    notices: [],
  })
  others.set('DELETE /api/wishlist/remove-product', DOWN)
  expect(await errorsOf('removeFromWishList', { sku: 'SKU-1' })).toEqual([
    { path: ['removeFromWishList'], message: expect.stringContaining('wishListRemoveProduct: unavailable') },
  ])
})

test('removeFromWishList does nothing without a token', async () => {
  shopper.state.data = GUEST
  expect(await run('removeFromWishList', { sku: 'SKU-1' })).toMatchObject({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT' }],
  })
  expect(seen()).toEqual([])
})
