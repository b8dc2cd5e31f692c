import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { deleteWishListMutation } from './useDeleteWishListMutation.ts'
import { setWishListRecords, wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({ input: v.object({ wishListId: v.string() }) })

export type DeleteWishListVariables = v.InferOutput<typeof variablesSchema>

/** A list that is let go: out of sight at once. */
export const deleteWishListQueueable = defineQueueableMutation({
  name: 'deleteWishList',
  document: getRequest(deleteWishListMutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) =>
    setWishListRecords(
      store,
      wishListRecords(store).filter((list) => list.getDataID() !== input.wishListId),
    ),
})
