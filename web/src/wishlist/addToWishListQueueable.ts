import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { addToWishListMutation } from './useAddToWishListMutation.ts'
import { drawWish, wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({
  input: v.object({ wishListId: v.nullable(v.string()), sku: v.string() }),
  sku: v.string(),
})

export type AddToWishListVariables = v.InferOutput<typeof variablesSchema>

/** A product that goes on a list: it counts there before the shop knows. */
export const addToWishListQueueable = defineQueueableMutation({
  name: 'addToWishList',
  document: getRequest(addToWishListMutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) => {
    const lists = wishListRecords(store)
    const list = input.wishListId === null ? lists[0] : lists.find((known) => known.getDataID() === input.wishListId)
    if (list) drawWish(list, { sku: input.sku, isOn: true })
  },
})
