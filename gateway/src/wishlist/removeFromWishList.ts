import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeCustomer } from '../customers/changeCustomer.ts'
import { notice } from '../errors/userError.ts'
import { noSuchWishList, ownWishList } from './ownWishList.ts'
import { dropFromWishLists, readWishLists } from './wishListClient.ts'

/**
 * Removes a product from a list, or from all of them. One that is not there is removed; a list of another customer is
 * unknown.
 */
export const removeFromWishList: NonNullable<MutationResolvers['removeFromWishList']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'removeFromWishList', input }, async (customer) => {
    const { wishListId, sku } = input
    const list = wishListId ? await ownWishList(context, customer, wishListId) : null
    if (wishListId && !list) return noSuchWishList(context)
    const lists = list ? [list] : await readWishLists(context, customer)
    const item = lists.flatMap(({ items }) => items).find((known) => known.sku === sku)
    if (item) {
      const owner = { product_id: item.productId, customer_id: customer.customerId }
      await (list
        ? dropFromWishLists(context, 'wishListRemoveItem', { ...owner, item_id: item.itemId })
        : dropFromWishLists(context, 'wishListRemoveProduct', { ...owner, sku }))
    }
    return { notices: [notice(context.messageLanguage, 'WISH_LIST_PRODUCT_REMOVED')] }
  })
