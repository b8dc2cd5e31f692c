import { expect, test } from 'vitest'
import { ANA, DOWN, GUEST, errorsOf, others, run, seen, shopper } from '../testing/accountPlatform.ts'
import { FOREIGN_IDS, LIST_ID, listChanges, wishListsForEachTest } from '../testing/wishLists.ts'

wishListsForEachTest()

const DELETE = 'DELETE /api/wishlist/delete'
const DELETED = { customer: { email: ANA.email }, userErrors: [], notices: [{ code: 'WISH_LIST_DELETED' }] }

test('deletes a list, once per key', async () => {
  others.set(DELETE, { code: 200, result: true })
  for (let round = 0; round < 2; round += 1)
    expect(await run('deleteWishList', { wishListId: LIST_ID, clientMutationId: 'k' })).toEqual(DELETED)
  expect(listChanges()).toEqual([['DELETE', 'delete', { list_id: '5', customer_id: '7' }]])
})

test('a list that is gone just then is no error', async () => {
  others.set(DELETE, { code: 404, result: 'No such wishlist' })
  expect(await run('deleteWishList', { wishListId: LIST_ID })).toEqual(DELETED)
})

test('a list that was deleted, also under another key, is deleted', async () => {
  others.set(DELETE, { code: 200, result: true })
  await run('deleteWishList', { wishListId: LIST_ID, clientMutationId: 'k' })
  others.set('GET /api/wishlist/lists', { code: 200, result: [] })
  expect(await run('deleteWishList', { wishListId: LIST_ID, clientMutationId: 'l' })).toEqual(DELETED)
})

test.each(FOREIGN_IDS)('%s is no list of the customer in this store: it is unknown', async (wishListId) => {
  expect(await run('deleteWishList', { wishListId })).toMatchObject({
    userErrors: [{ code: 'WISH_LIST_NOT_FOUND', field: ['wishListId'] }],
    notices: [],
  })
  expect(listChanges()).toEqual([])
})

test('a platform that refuses says so, one that fails is an error', async () => {
  others.set(DELETE, { code: 400, result: 'Not today.' })
  expect(await run('deleteWishList', { wishListId: LIST_ID })).toMatchObject({
    userErrors: [{ code: 'REFUSED' }],
    notices: [],
  })
  others.set(DELETE, DOWN)
  expect(await errorsOf('deleteWishList', { wishListId: LIST_ID })).toEqual([
    { path: ['deleteWishList'], message: expect.stringContaining('wishListDelete: unavailable') },
  ])
})

test('deleteWishList does nothing without a token', async () => {
  shopper.state.data = GUEST
  expect(await run('deleteWishList', { wishListId: LIST_ID })).toMatchObject({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT' }],
  })
  expect(seen()).toEqual([])
})
