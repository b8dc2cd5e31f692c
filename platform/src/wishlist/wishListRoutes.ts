import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { loadCustomer } from '../customers/customerRepository.ts'
import { TokenQuery } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { WISH_LIST_NAME_MAX_LENGTH } from './limits.ts'
import { sharedWishListAnswer, wishListAnswers } from './wishListAnswer.ts'
import { OwnListsQuery, readListStore, requireOwner } from './wishListCall.ts'
import { registerWishListItemRoutes } from './wishListItemRoutes.ts'
import {
  insertWishList,
  loadWishListItems,
  loadWishLists,
  lockWishLists,
  requireWishList,
  updateWishList,
} from './wishListRepository.ts'

const Name = Type.String({ pattern: '\\S', maxLength: WISH_LIST_NAME_MAX_LENGTH })
const Access = Type.Union([Type.Literal('private'), Type.Literal('public'), Type.Literal('shared')])
const tags = ['wishlist']
const querystring = OwnListsQuery

/** Registers the routes of wish lists: own and shared ones. */
export function registerWishListRoutes(app: App, db: Kysely<Schema>): void {
  app.get(
    '/api/wishlist/lists',
    { schema: { tags, summary: 'Wish lists of the customer', querystring } },
    async (request) => {
      const lists = await loadWishLists(db, await requireOwner(db, request))
      const items = await loadWishListItems(
        db,
        lists.map(({ id }) => id),
      )
      return success(wishListAnswers(lists, items))
    },
  )
  registerListChanges(app, db)
  registerWishListItemRoutes(app, db)
  const shared = {
    tags,
    summary: 'Shared wish list',
    params: Type.Object({ code: Type.String({ maxLength: 64, description: '`sharing_code` of the list' }) }),
    querystring: TokenQuery,
  }
  app.get('/api/wishlist/shared/:code', { schema: shared }, async (request) => {
    const list = await db
      .selectFrom('wish_list')
      .selectAll()
      .where('sharing_code', '=', request.params.code)
      .where('store_code', '=', readListStore(request).code)
      .where('access_type', '!=', 'private')
      .executeTakeFirst()
    if (list === undefined) throw new PlatformError(404, 'No such wishlist')
    const { firstname } = await loadCustomer(db, list.customer_id)
    return success(sharedWishListAnswer(list, await loadWishListItems(db, [list.id]), firstname))
  })
}

function registerListChanges(app: App, db: Kysely<Schema>): void {
  const creating = {
    tags,
    summary: 'Create a wish list',
    description:
      '`access_type` defaults to `public`: holders of the code can read the list, and the first name of its owner.',
    querystring,
    body: Type.Object({ wishlist_name: Name, access_type: Type.Optional(Access) }),
  }
  app.post('/api/wishlist/create', { schema: creating }, async (request) => {
    const owner = await requireOwner(db, request)
    const { wishlist_name: name, access_type: accessType = 'public' } = request.body
    const made = carryOutOnce(db, readIdempotency(request, subjectOf(owner.customerId)), async (transaction) => {
      await lockWishLists(transaction, owner.customerId)
      const { id, sharing_code } = await insertWishList(transaction, owner, { name: name.trim(), accessType })
      return { wishlist_id: id, sharing_code }
    })
    return success(await made)
  })

  const updating = {
    tags,
    summary: 'Rename a wish list, or change its access',
    description: 'A list that becomes private gets a new sharing code.',
    querystring,
    body: Type.Object({ wishlist_id: Type.Integer(), wishlist_name: Name, access_type: Type.Optional(Access) }),
  }
  app.put('/api/wishlist/update', { schema: updating }, async (request) => {
    const owner = await requireOwner(db, request)
    const { wishlist_id: listId, wishlist_name: name, access_type } = request.body
    const list = await requireWishList(db, owner, listId)
    const accessType = access_type ?? list.access_type
    const { id, sharing_code } = await updateWishList(db, list, { name: name.trim(), accessType })
    return success({ wishlist_id: id, sharing_code })
  })

  const deleting = {
    tags,
    summary: 'Delete a wish list with its items',
    querystring: Type.Object({ ...OwnListsQuery.properties, list_id: Type.Integer() }),
  }
  app.delete('/api/wishlist/delete', { schema: deleting }, async (request) => {
    const list = await requireWishList(db, await requireOwner(db, request), request.query.list_id)
    await db.deleteFrom('wish_list').where('id', '=', list.id).execute()
    return success(true)
  })
}

function subjectOf(customerId: number): string {
  return `customer:${customerId}`
}
