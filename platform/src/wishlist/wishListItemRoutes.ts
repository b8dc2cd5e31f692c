import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { OwnListsQuery, requireOwner } from './wishListCall.ts'
import { addWishListItem } from './addWishListItem.ts'
import { deleteFromAllLists, loadWishLists, lockWishLists, requireWishList } from './wishListRepository.ts'

const Sku = Type.String({ minLength: 1, maxLength: 128 })
const tags = ['wishlist']

/** Routes for the items of a customer's wish lists. */
export function registerWishListItemRoutes(app: App, db: Kysely<Schema>): void {
  const adding = {
    tags,
    summary: 'Add a product to a wish list',
    description:
      'Returns the id of the item, also if the product is already on the list. Refuses a product without stock.',
    querystring: OwnListsQuery,
    body: Type.Object({ wishlist_id: Type.Integer(), sku: Sku }),
  }
  app.post('/api/wishlist/add-item', { schema: adding }, async (request) => {
    const owner = await requireOwner(db, request)
    const { wishlist_id: listId, sku } = request.body
    const item = await db.transaction().execute(async (transaction) => {
      await lockWishLists(transaction, owner.customerId)
      const list = await requireWishList(transaction, owner, listId)
      return addWishListItem(transaction, { list, store: owner.store, sku })
    })
    return success(item.id)
  })

  const removing = {
    tags,
    summary: 'Remove a product from a wish list',
    querystring: Type.Object({ ...OwnListsQuery.properties, item_id: Type.Integer() }),
  }
  app.delete('/api/wishlist/remove-item', { schema: removing }, async (request) => {
    const lists = await loadWishLists(db, await requireOwner(db, request))
    const ids = lists.map(({ id }) => id)
    const gone = await db
      .deleteFrom('wish_list_item')
      .where('id', '=', request.query.item_id)
      .where('wish_list_id', 'in', ids.length > 0 ? ids : [0])
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw new PlatformError(404, 'No such wishlist item')
    return success(true)
  })

  const removingEverywhere = {
    tags,
    summary: 'Remove a product from all wish lists of the store',
    querystring: Type.Object({ ...OwnListsQuery.properties, sku: Sku }),
  }
  app.delete('/api/wishlist/remove-product', { schema: removingEverywhere }, async (request) => {
    const owner = await requireOwner(db, request)
    return success({ removed: await deleteFromAllLists(db, owner, request.query.sku) })
  })
}
