import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { wishListRecords } from './wishListRecords.ts'

const variablesSchema = v.object({
  input: v.object({ wishListId: v.string(), name: v.string(), access: v.picklist(['PRIVATE', 'PUBLIC', 'SHARED']) }),
})

/** Mutation that changes a list's name and readers; shown at once. */
export const updateWishListMutation = queuedMutation({
  document: graphql`
    mutation updateWishListMutation($input: UpdateWishListInput!) {
      updateWishList(input: $input) {
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
  snapshot: v.object({}),
  optimistic: (store, { input }) => {
    const known = wishListRecords(store).find((list) => list.getDataID() === input.wishListId)
    const list = known ?? store.get(input.wishListId)
    list?.setValue(input.name, 'name').setValue(input.access, 'access')
  },
  merge: (older, newer) => (older.input.wishListId === newer.input.wishListId ? newer : null),
  describe: ({ input }) => ({ kind: 'wishListEdit', name: input.name }),
})
