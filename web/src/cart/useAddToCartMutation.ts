import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { AddToCartVariables } from './addToCartQueueable.ts'
import type { LineToAdd } from './lineToAdd.ts'
import type { LineSnapshot } from './lineSnapshot.ts'

export const addToCartMutation = graphql`
  mutation useAddToCartMutation($input: AddCartLinesInput!) {
    addCartLines(input: $input) {
      cart {
        ...wholeCart_cart
      }
      userErrors {
        code
        message
        sku
        availableQuantity
      }
      notices {
        code
        message
        priceChange {
          before {
            amount
            currencyCode
          }
          now {
            amount
            currencyCode
          }
        }
      }
    }
  }
`

/** Adds a product to the cart; `snapshot` draws its line until the platform has answered. */
export function useAddToCartMutation(): (line: LineToAdd, snapshot: LineSnapshot) => Promise<Outcome> {
  const enqueue = useQueuedMutation<AddToCartVariables, LineSnapshot>('addToCart')
  return useCallback(
    (line, snapshot) =>
      enqueue({ input: { lines: [{ ...line, expectedUnitPrice: snapshot.unitPrice.amount }] } }, snapshot),
    [enqueue],
  )
}
