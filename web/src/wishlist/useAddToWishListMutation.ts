import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { AddToWishListVariables } from './addToWishListQueueable.ts'

export const addToWishListMutation = graphql`
  mutation useAddToWishListMutation($input: AddToWishListInput!, $sku: String!) {
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

/** Puts a product on a list, or with null on the default one. */
export function useAddToWishListMutation(): (wishListId: string | null, sku: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<AddToWishListVariables, Readonly<Record<string, never>>>('addToWishList')
  return useCallback((wishListId, sku) => enqueue({ input: { wishListId, sku }, sku }, {}), [enqueue])
}
