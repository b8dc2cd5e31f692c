import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeCustomer } from '../customers/changeCustomer.ts'
import { notice } from '../errors/userError.ts'
import { deleteOwn } from '../idempotency/deleteOwn.ts'
import { noSuchWishList, ownWishList } from './ownWishList.ts'
import { dropFromWishLists } from './wishListClient.ts'

/** Deletes a list. One that the customer has deleted before is deleted; any other is unknown. */
export const deleteWishList: NonNullable<MutationResolvers['deleteWishList']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'deleteWishList', input }, async ({ customerId }) => {
    const subject = { kind: 'wishList', owner: [context.store.code, customerId], id: input.wishListId } as const
    const isDeleted = await deleteOwn(context, subject, {
      found: await ownWishList(context, { customerId }, input.wishListId),
      run: ({ listId }) => dropFromWishLists(context, 'wishListDelete', { list_id: listId, customer_id: customerId }),
    })
    if (!isDeleted) return noSuchWishList(context)
    return { notices: [notice(context.messageLanguage, 'WISH_LIST_DELETED')] }
  })
