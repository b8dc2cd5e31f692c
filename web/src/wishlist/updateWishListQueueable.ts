import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { updateWishListMutation } from './useUpdateWishListMutation.ts'
import { wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({
  input: v.object({ wishListId: v.string(), name: v.string(), access: v.picklist(['PRIVATE', 'PUBLIC', 'SHARED']) }),
})

export type UpdateWishListVariables = v.InferOutput<typeof variablesSchema>

/** Another name and other readers of a list, as they were written. */
export const updateWishListQueueable = defineQueueableMutation({
  name: 'updateWishList',
  document: getRequest(updateWishListMutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) => {
    const known = wishListRecords(store).find((list) => list.getDataID() === input.wishListId)
    const list = known ?? store.get(input.wishListId)
    list?.setValue(input.name, 'name').setValue(input.access, 'access')
  },
  mergeWaiting: (older, newer) => (older.input.wishListId === newer.input.wishListId ? newer : null),
})
