import { loadProducts } from '../catalogue/catalogueRepository.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { loadStock } from '../stock/stockRepository.ts'
import type { StoreDefinition } from '../stores.ts'
import { WISH_LIST_ITEMS_MAX } from './limits.ts'
import { loadWishListItems } from './wishListRepository.ts'
import type { WishListItemRow, WishListRow } from './wishListRepository.ts'
import { DISABLED } from '../catalogue/productStatus.ts'

/**
 * Puts a product on a list. One that is on it already stays as it is.
 * @throws PlatformError 404 for a sku that the store does not sell, 400 for one without stock, and when the list is full.
 */
export async function addWishListItem(
  db: Database,
  { list, store, sku }: Readonly<{ list: WishListRow; store: StoreDefinition; sku: string }>,
): Promise<WishListItemRow> {
  const items = await loadWishListItems(db, [list.id])
  const known = items.find((item) => item.sku === sku)
  if (known !== undefined) return known
  const product = (await loadProducts(db, store, [sku])).get(sku)
  if (product === undefined || product.status >= DISABLED)
    throw new PlatformError(404, `The Product with the "${sku}" SKU doesn't exist.`)
  if (!(await hasStock(db, store, sku))) throw new PlatformError(400, 'Cannot add product without stock to wishlist.')
  if (items.length >= WISH_LIST_ITEMS_MAX)
    throw new PlatformError(400, `At most ${WISH_LIST_ITEMS_MAX} products may be on a wishlist`)
  return db
    .insertInto('wish_list_item')
    .values({ wish_list_id: list.id, product_id: product.id, sku })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Reads the stock flag of the search index, which follows a product's variants; without one, the sku's own stock. */
async function hasStock(db: Database, store: StoreDefinition, sku: string): Promise<boolean> {
  const row = await db
    .selectFrom('catalogue_document')
    .select('is_in_stock')
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where('sku', '=', sku)
    .executeTakeFirst()
  const flag = row?.is_in_stock ?? null
  return flag ?? (await loadStock(db, [sku])).get(sku)?.is_in_stock ?? true
}
