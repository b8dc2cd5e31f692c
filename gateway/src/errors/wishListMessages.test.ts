import { expect, test } from 'vitest'
import { others, shopper } from '../testing/accountPlatform.ts'
import { wishListsForEachTest } from '../testing/wishLists.ts'

wishListsForEachTest()

test('a list that is created is confirmed with “Lista creada”', async () => {
  others.set('POST /api/wishlist/create', { code: 200, result: { wishlist_id: 6 } })
  const { data } = await shopper.query(
    'mutation { createWishList(input: { name: "Comedor" }) { notices { message } } }',
  )
  expect(data.createWishList.notices).toEqual([{ message: 'Lista creada' }])
})
