import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { isUniqueViolation } from '../database/isUniqueViolation.ts'
import type { Database } from '../database/schema.ts'
import type { WishListItemTable, WishListTable } from './wishListSchema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { StoreDefinition } from '../stores.ts'
import { SHARING_CODE_BYTES, WISH_LISTS_MAX } from './limits.ts'
import { lockCustomer } from '../customers/customerLocks.ts'

export type WishListRow = Selectable<WishListTable>
export type WishListItemRow = Selectable<WishListItemTable>
export type AccessType = WishListTable['access_type']

/** Owner of wish lists, and the store whose catalogue they list. */
export type Owner = Readonly<{ customerId: number; store: StoreDefinition }>

/** The lists of a customer in a store, the oldest first: that is the one that a product goes to unless another is named. */
export async function loadWishLists(db: Database, { customerId, store }: Owner): Promise<readonly WishListRow[]> {
  return db
    .selectFrom('wish_list')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('store_code', '=', store.code)
    .orderBy('id')
    .execute()
}

/** Loads the items of lists, in the order in which they were added. */
export async function loadWishListItems(db: Database, listIds: readonly number[]): Promise<readonly WishListItemRow[]> {
  if (listIds.length === 0) return []
  return db.selectFrom('wish_list_item').selectAll().where('wish_list_id', 'in', listIds).orderBy('id').execute()
}

/** @throws PlatformError 404 for a list that is unknown, of another store or of another customer: all answer alike. */
export async function requireWishList(db: Database, owner: Owner, listId: number): Promise<WishListRow> {
  const list = (await loadWishLists(db, owner)).find(({ id }) => id === listId)
  if (list === undefined) throw new PlatformError(404, 'No such wishlist')
  return list
}

/**
 * Lets one change of a customer's lists happen at a time, until the transaction ends: so that limits and names hold when
 * two devices write at once.
 */
export async function lockWishLists(db: Database, customerId: number): Promise<void> {
  await lockCustomer(db, customerId)
}

/** @throws PlatformError 400 for a name that another list of the customer has, and when there are too many lists. */
export async function insertWishList(
  db: Database,
  { customerId, store }: Owner,
  { name, accessType }: Readonly<{ name: string; accessType: AccessType }>,
): Promise<WishListRow> {
  const lists = await loadWishLists(db, { customerId, store })
  if (lists.some((list) => list.name.toLowerCase() === name.toLowerCase())) throw nameTaken()
  if (lists.length >= WISH_LISTS_MAX) throw new PlatformError(400, `At most ${WISH_LISTS_MAX} wishlists may be kept`)
  return db
    .insertInto('wish_list')
    .values({
      customer_id: customerId,
      store_code: store.code,
      name,
      access_type: accessType,
      sharing_code: randomBytes(SHARING_CODE_BYTES).toString('base64url'),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Changes a list. One that is made private gets another code, so that links that are about open nothing when it is shared again.
 * @throws PlatformError 400 for a name that another list of the customer has.
 */
export async function updateWishList(
  db: Database,
  list: WishListRow,
  { name, accessType }: Readonly<{ name: string; accessType: AccessType }>,
): Promise<WishListRow> {
  const isClosed = accessType === 'private' && list.access_type !== 'private'
  const code = isClosed ? randomBytes(SHARING_CODE_BYTES).toString('base64url') : list.sharing_code
  return db
    .updateTable('wish_list')
    .set({ name, access_type: accessType, sharing_code: code })
    .where('id', '=', list.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? nameTaken() : error
    })
}

/** Takes a product off every list of a customer in a store. @returns from how many. */
export async function deleteFromAllLists(db: Database, { customerId, store }: Owner, sku: string): Promise<number> {
  const { rows } = await sql`
    delete from wish_list_item item using wish_list list
    where list.id = item.wish_list_id and list.customer_id = ${customerId} and list.store_code = ${store.code}
      and item.sku = ${sku}
    returning item.id`.execute(db)
  return rows.length
}

function nameTaken(): PlatformError {
  return new PlatformError(400, 'Wishlist name already exists')
}
