import { type RecordSourceProxy, getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { createWishListMutation } from './useCreateWishListMutation.ts'
import { drawWish, setWishListRecords, wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({
  input: v.object({ name: v.string(), sku: v.nullable(v.string()) }),
  sku: v.string(),
})

export type CreateWishListVariables = v.InferOutput<typeof variablesSchema>

/** A list that was made here: it stands at the end before the shop has it. */
export const createWishListQueueable = defineQueueableMutation({
  name: 'createWishList',
  document: getRequest(createWishListMutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) => {
    const lists = wishListRecords(store)
    const list = newList(store, input.name, lists.length === 0)
    if (input.sku !== null) drawWish(list, { sku: input.sku, isOn: true })
    setWishListRecords(store, [...lists, list])
  },
})

/** Named by what it is called: the layer is drawn anew whenever the store below it changes. */
function newList(store: RecordSourceProxy, name: string, isDefault: boolean) {
  const id = `client:new-wish-list:${name}`
  const record = store.get(id) ?? store.create(id, 'WishList').setValue(id, 'id')
  record.setValue(name, 'name').setValue(isDefault, 'isDefault').setValue('PUBLIC', 'access')
  return record.setValue(null, 'sharingCode').setValue(0, 'itemCount')
}
