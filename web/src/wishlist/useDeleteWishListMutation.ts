import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { DeleteWishListVariables } from './deleteWishListQueueable.ts'

export const deleteWishListMutation = graphql`
  mutation useDeleteWishListMutation($input: DeleteWishListInput!) {
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
      userErrors {
        code
        message
        field
      }
      notices {
        code
        message
      }
    }
  }
`

/** Lets go of a list. */
export function useDeleteWishListMutation(): (wishListId: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<DeleteWishListVariables, Readonly<Record<string, never>>>('deleteWishList')
  return useCallback((wishListId) => enqueue({ input: { wishListId } }, {}), [enqueue])
}
