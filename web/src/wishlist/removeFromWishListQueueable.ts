import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { removeFromWishListMutation } from './useRemoveFromWishListMutation.ts'
import { drawWish, wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({ input: v.object({ wishListId: v.string(), sku: v.string() }), sku: v.string() })

export type RemoveFromWishListVariables = v.InferOutput<typeof variablesSchema>

/** A product that leaves a list: out of sight at once. */
export const removeFromWishListQueueable = defineQueueableMutation({
  name: 'removeFromWishList',
  document: getRequest(removeFromWishListMutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) => {
    const list = wishListRecords(store).find((known) => known.getDataID() === input.wishListId)
    const named = list ?? store.get(input.wishListId)
    if (named) drawWish(named, { sku: input.sku, isOn: false })
  },
})
