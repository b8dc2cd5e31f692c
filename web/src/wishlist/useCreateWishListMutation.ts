import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { CreateWishListVariables } from './createWishListQueueable.ts'

export const createWishListMutation = graphql`
  mutation useCreateWishListMutation($input: CreateWishListInput!, $sku: String!) {
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

/** Makes a list, with a first product where one is named. */
export function useCreateWishListMutation(): (name: string, sku: string | null) => Promise<Outcome> {
  const enqueue = useQueuedMutation<CreateWishListVariables, Readonly<Record<string, never>>>('createWishList')
  return useCallback((name, sku) => enqueue({ input: { name, sku }, sku: sku ?? '' }, {}), [enqueue])
}
