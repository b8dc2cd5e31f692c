import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { RemoveFromWishListInput } from '../__generated__/schemaTypes.ts'
import { changeCustomer } from '../customers/changeCustomer.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { ownWishList } from './ownWishList.ts'
import { dropFromWishLists, readWishLists } from './wishListClient.ts'

/**
 * Removes a product from a list, or from all of them. Does nothing if it is not there, or the list belongs to another
 * customer.
 */
export const removeFromWishList: NonNullable<MutationResolvers['removeFromWishList']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'removeFromWishList', input }, async (customer) => {
    await remove(input, customer, context)
    return { notices: [notice(context.messageLanguage, 'WISH_LIST_PRODUCT_REMOVED')] }
  })

async function remove(
  { wishListId, sku }: RemoveFromWishListInput,
  customer: CustomerMapper,
  context: GraphContext,
): Promise<void> {
  const list = wishListId ? await ownWishList(context, customer, wishListId) : null
  const lists = wishListId ? (list ? [list] : []) : await readWishLists(context, customer)
  const item = lists.flatMap(({ items }) => items).find((known) => known.sku === sku)
  if (!item) return
  const owner = { product_id: item.productId, customer_id: customer.customerId }
  await (list
    ? dropFromWishLists(context, 'wishListRemoveItem', { ...owner, item_id: item.itemId })
    : dropFromWishLists(context, 'wishListRemoveProduct', { ...owner, sku }))
}
