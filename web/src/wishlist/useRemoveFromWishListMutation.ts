import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { RemoveFromWishListVariables } from './removeFromWishListQueueable.ts'

export const removeFromWishListMutation = graphql`
  mutation useRemoveFromWishListMutation($input: RemoveFromWishListInput!, $sku: String!) {
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

/** Takes a product off a list. */
export function useRemoveFromWishListMutation(): (wishListId: string, sku: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<RemoveFromWishListVariables, Readonly<Record<string, never>>>('removeFromWishList')
  return useCallback((wishListId, sku) => enqueue({ input: { wishListId, sku }, sku }, {}), [enqueue])
}
