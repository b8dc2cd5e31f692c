import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { namedSnapshot } from './namedSnapshot.ts'
import { setWishListRecords, wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({ input: v.object({ wishListId: v.string() }) })

/** Mutation that deletes a list; hidden at once. */
export const deleteWishListMutation = queuedMutation({
  document: graphql`
    mutation deleteWishListMutation($input: DeleteWishListInput!) {
      deleteWishList(input: $input) {
        customer {
          wishLists(first: 20) {
            nodes {
              id
              ...WishListCard_list
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
  optimistic: (store, { input }) =>
    setWishListRecords(
      store,
      wishListRecords(store).filter((list) => list.getDataID() !== input.wishListId),
    ),
  describe: (_variables, { name }) => ({ kind: 'noWishList', name: name ?? null }),
})
