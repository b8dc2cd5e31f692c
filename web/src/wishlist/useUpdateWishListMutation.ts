import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { UpdateWishListVariables } from './updateWishListQueueable.ts'

export const updateWishListMutation = graphql`
  mutation useUpdateWishListMutation($input: UpdateWishListInput!) {
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

/** Gives a list another name and other readers. */
export function useUpdateWishListMutation(): (input: UpdateWishListVariables['input']) => Promise<Outcome> {
  const enqueue = useQueuedMutation<UpdateWishListVariables, Readonly<Record<string, never>>>('updateWishList')
  return useCallback((input) => enqueue({ input }, {}), [enqueue])
}
