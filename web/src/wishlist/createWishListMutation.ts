import { graphql } from 'react-relay/hooks'
import { type RecordSourceProxy } from 'relay-runtime'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { drawWish, setWishListRecords, wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({
  input: v.object({ name: v.string(), sku: v.nullable(v.string()) }),
  sku: v.string(),
})

/** Mutation that creates a list; shown at the end at once. */
export const createWishListMutation = queuedMutation({
  document: graphql`
    mutation createWishListMutation($input: CreateWishListInput!, $sku: String!) {
      createWishList(input: $input) {
        customer {
          wishLists(first: 20) {
            nodes {
              id
              ...WishListCard_list
              hasProduct(sku: $sku)
            }
            totalCount
          }
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: ACCOUNT_SCOPE,
  countsEachTime: true,
  variables: variablesSchema,
  snapshot: v.object({}),
  optimistic: (store, { input }) => {
    const lists = wishListRecords(store)
    const list = newList(store, input.name, lists.length === 0)
    if (input.sku !== null) drawWish(list, { sku: input.sku, isOn: true })
    setWishListRecords(store, [...lists, list])
  },
  describe: ({ input }) => ({ kind: 'wishList', name: input.name }),
})

/** The id is derived from the name, because the optimistic update runs again whenever the store's base changes. */
function newList(store: RecordSourceProxy, name: string, isDefault: boolean) {
  const id = `client:new-wish-list:${name}`
  const record = store.get(id) ?? store.create(id, 'WishList').setValue(id, 'id')
  record.setValue(name, 'name').setValue(isDefault, 'isDefault').setValue('PUBLIC', 'access')
  return record.setValue(null, 'sharingCode').setValue(0, 'itemCount')
}
