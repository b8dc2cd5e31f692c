import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { namedSnapshot } from './namedSnapshot.ts'
import { drawWish, wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({ input: v.object({ wishListId: v.string(), sku: v.string() }), sku: v.string() })

/** Mutation that removes a product from a list; hidden at once. */
export const removeFromWishListMutation = queuedMutation({
  document: graphql`
    mutation removeFromWishListMutation($input: RemoveFromWishListInput!, $sku: String!) {
      removeFromWishList(input: $input) {
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
    const list = wishListRecords(store).find((known) => known.getDataID() === input.wishListId)
    const named = list ?? store.get(input.wishListId)
    if (named) drawWish(named, { sku: input.sku, isOn: false })
  },
  describe: (_variables, { name }) => ({ kind: 'noWish', name: name ?? null }),
})
