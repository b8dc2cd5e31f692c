import { expect, test } from 'vitest'
import { ANA, DOWN, GUEST, errorsOf, others, run, seen, shopper } from '../testing/accountPlatform.ts'
import { listChanges, wishListsForEachTest } from '../testing/wishLists.ts'

wishListsForEachTest()

const CREATE = 'POST /api/wishlist/create'
const ADD = 'POST /api/wishlist/add-item'

test('creates a list, with a product where one is named', async () => {
  others.set(CREATE, { code: 200, result: { wishlist_id: 6 } })
  others.set(ADD, { code: 200, result: true })
  expect(await run('createWishList', { name: ' Comedor ', access: 'PRIVATE', sku: 'SKU-1' })).toEqual({
    customer: { email: ANA.email },
    userErrors: [],
    notices: [{ code: 'WISH_LIST_CREATED' }, { code: 'WISH_LIST_PRODUCT_ADDED' }],
  })
  expect(listChanges()).toEqual([
    ['POST', 'create', { wishlist_name: 'Comedor', customer_id: 7, access_type: 'private' }],
    ['POST', 'add-item', { customer_id: 7, wishlist_id: 6, sku: 'SKU-1' }],
  ])
})

test.each(['', ' ', 'x'.repeat(31)])('%j is no name', async (name) => {
  expect((await run('createWishList', { name })).userErrors).toEqual([{ code: 'INVALID', field: ['name'] }])
  expect(listChanges()).toEqual([])
})

test.each([
  [400, 'A wishlist with this name already exists', 'WISH_LIST_NAME_TAKEN', ['name']],
  [400, 'A customer has at most 20 wishlists', 'WISH_LIST_LIMIT', null],
  [500, 'Something', 'WISH_LIST_NOT_CREATED', null],
])('the platform’s %i “%s” is %s', async (...[code, result, refused, field]) => {
  others.set(CREATE, { code, result })
  expect(await run('createWishList', { name: 'Comedor' })).toMatchObject({
    userErrors: [{ code: refused, field }],
    notices: [],
  })
})

test('the same key creates one list', async () => {
  others.set(CREATE, { code: 200, result: { wishlist_id: 6 } })
  const first = await run('createWishList', { name: 'Comedor', clientMutationId: 'k' })
  expect(await run('createWishList', { name: 'Comedor', clientMutationId: 'k' })).toEqual(first)
  expect(listChanges()).toHaveLength(1)
})

test('a platform that fails is an error', async () => {
  others.set(CREATE, DOWN)
  expect(await errorsOf('createWishList', { name: 'Comedor' })).toEqual([
    { path: ['createWishList'], message: expect.stringContaining('wishListCreate: unavailable') },
  ])
})

test('createWishList does nothing without a token', async () => {
  shopper.state.data = GUEST
  expect(await run('createWishList', { name: 'Comedor' })).toMatchObject({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT' }],
  })
  expect(seen()).toEqual([])
})
