import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { namedSnapshot } from './namedSnapshot.ts'
import { drawWish, wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({
  input: v.object({ wishListId: v.nullable(v.string()), sku: v.string() }),
  sku: v.string(),
})

/** Mutation that adds a product to a list; counted there at once. */
export const addToWishListMutation = queuedMutation({
  document: graphql`
    mutation addToWishListMutation($input: AddToWishListInput!, $sku: String!) {
      addToWishList(input: $input) {
        customer {
          wishLists(first: 20) {
            nodes {
              id
              ...WishListCard_list
              hasProduct(sku: $sku)
              items(first: 100) {
                nodes {
                  sku
                  product {
                    id
                  }
                }
                totalCount
              }
            }
            totalCount
          }
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: ACCOUNT_SCOPE,
  variables: variablesSchema,
  snapshot: namedSnapshot,
  optimistic: (store, { input }) => {
    const lists = wishListRecords(store)
    const list = input.wishListId === null ? lists[0] : lists.find((known) => known.getDataID() === input.wishListId)
    if (list) drawWish(list, { sku: input.sku, isOn: true })
  },
  describe: (_variables, { name }) => ({ kind: 'wish', name: name ?? null }),
})
