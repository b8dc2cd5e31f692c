import { expect, test } from 'vitest'
import { ANA, DOWN, GUEST, errorsOf, others, run, seen, shopper } from '../testing/accountPlatform.ts'
import { FOREIGN_IDS, LIST, LIST_ID, listChanges, wishListsForEachTest } from '../testing/wishLists.ts'

wishListsForEachTest()

const UPDATE = 'PUT /api/wishlist/update'

test('changes the name or the access, once per key', async () => {
  others.set(UPDATE, { code: 200, result: true })
  const renamed = { wishListId: LIST_ID, name: ' Comedor ', clientMutationId: 'k' }
  const first = await run('updateWishList', renamed)
  expect(first).toEqual({ customer: { email: ANA.email }, userErrors: [], notices: [{ code: 'WISH_LIST_UPDATED' }] })
  expect(await run('updateWishList', renamed)).toEqual(first)
  await run('updateWishList', { wishListId: LIST_ID, access: 'PRIVATE' })
  const list = { wishlist_id: 5, customer_id: 7 }
  expect(listChanges()).toEqual([
    ['PUT', 'update', { ...list, wishlist_name: 'Comedor' }],
    ['PUT', 'update', { ...list, wishlist_name: LIST.name, access_type: 'private' }],
  ])
})

test.each(FOREIGN_IDS)('%s is no list of the customer in this store', async (wishListId) => {
  expect((await run('updateWishList', { wishListId, name: 'Comedor' })).userErrors).toEqual([
    { code: 'WISH_LIST_NOT_FOUND', field: ['wishListId'] },
  ])
  expect(listChanges()).toEqual([])
})

test.each([' ', 'x'.repeat(31)])('%j is no name', async (name) => {
  const { userErrors } = await run('updateWishList', { wishListId: LIST_ID, name })
  expect(userErrors).toEqual([{ code: 'INVALID', field: ['name'] }])
  expect(listChanges()).toEqual([])
})

test('a name that is taken is refused', async () => {
  others.set(UPDATE, { code: 400, result: 'A wishlist with this name already exists' })
  expect(await run('updateWishList', { wishListId: LIST_ID, name: 'Comedor' })).toMatchObject({
    userErrors: [{ code: 'WISH_LIST_NAME_TAKEN', field: ['name'] }],
    notices: [],
  })
})

test('a platform that fails is an error', async () => {
  others.set(UPDATE, DOWN)
  expect(await errorsOf('updateWishList', { wishListId: LIST_ID, name: 'Comedor' })).toEqual([
    { path: ['updateWishList'], message: expect.stringContaining('wishListUpdate: unavailable') },
  ])
})

test('updateWishList does nothing without a token', async () => {
  shopper.state.data = GUEST
  expect(await run('updateWishList', { wishListId: LIST_ID })).toMatchObject({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT' }],
  })
  expect(seen()).toEqual([])
})
