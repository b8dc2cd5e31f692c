import type { SharedWishListItemsArgs } from '../__generated__/schemaTypes.ts'
import { priceRule } from '../catalogue/prices/pricedProduct.ts'
import { productPrice } from '../catalogue/prices/productPrice.ts'
import { priceContext } from '../catalogue/prices/readPrice.ts'
import { BASE_FIELDS, fieldsNamed, sourceFields } from '../catalogue/products/sourceFields.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { noneIfUnread } from '../errors/isUpstreamError.ts'
import { type ConnectionArguments, listName, type Page, pageOfAll, pageRequest } from '../graph/connection.ts'
import type { GraphContext } from '../app/context.ts'
import type { SharedWishListMapper, WishListItemMapper, WishListMapper } from './mappers.ts'
import { type SortKey, sortWishes, wishOrder } from './sortWishes.ts'
import { readWishLists } from './wishListClient.ts'

const PRICE = new Set(['Product.price'])

/** Reads a page of the customer's lists. */
export async function readWishListPage(
  context: GraphContext,
  given: ConnectionArguments,
): Promise<Page<WishListMapper>> {
  const customer = await readCustomer(context)
  return pageOfAll(customer ? await readWishLists(context, customer) : [], pageRequest(given, 'wishLists'))
}

/** Returns a page of a list's items, in the requested order. */
export async function pageOfWishes(
  context: GraphContext,
  wishList: WishListMapper | SharedWishListMapper,
  { sort: asked, ...given }: SharedWishListItemsArgs,
): Promise<Page<WishListItemMapper>> {
  const { items } = wishList
  const sort = wishOrder(asked)
  const list = listName('wishes', 'code' in wishList ? wishList.code : wishList.listId, sort)
  if (sort === null) return pageOfAll(items, pageRequest(given, list))
  // A list without its order is better than none.
  const keys = await noneIfUnread(readSortKeys(context, items), new Map<string, SortKey>())
  return pageOfAll(sortWishes(items, keys, { sort, language: context.store.language }), pageRequest(given, list))
}

/** Reads the names and current prices of a list's products, in one search. Products that cannot be read have no key. */
async function readSortKeys(
  context: GraphContext,
  items: readonly WishListItemMapper[],
): Promise<ReadonlyMap<string, SortKey>> {
  const rule = priceRule(await priceContext(context))
  const { names } = sourceFields(PRICE)
  const { own } = context.loaders.products(fieldsNamed([...BASE_FIELDS, ...(names ?? []), 'name']))
  const entries = items.map(async ({ sku }) => {
    const product = await noneIfUnread(own.load(sku), null)
    return [sku, product && { name: product.name, price: productPrice(product, rule)?.final ?? null }] as const
  })
  return new Map(await Promise.all(entries))
}
