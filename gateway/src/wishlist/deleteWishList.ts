import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeCustomer } from '../customers/changeCustomer.ts'
import { notice } from '../errors/userError.ts'
import { ownWishList } from './ownWishList.ts'
import { dropFromWishLists } from './wishListClient.ts'

/** Deletes a list. Does nothing for one that is gone, or belongs to another customer. */
export const deleteWishList: NonNullable<MutationResolvers['deleteWishList']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'deleteWishList', input }, async (customer) => {
    const list = await ownWishList(context, customer, input.wishListId)
    if (list) {
      const query = { list_id: list.listId, customer_id: customer.customerId }
      await dropFromWishLists(context, 'wishListDelete', query)
    }
    return { notices: [notice(context.messageLanguage, 'WISH_LIST_DELETED')] }
  })
