import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { LineIdentity } from './cartLinesAfter.ts'
import { toLineRef } from './lineRef.ts'
import type { NamedLine } from './namedLine.ts'
import type { UpdateCartLinesVariables } from './updateCartLinesQueueable.ts'

export const updateCartLinesMutation = graphql`
  mutation useUpdateCartLinesMutation($input: UpdateCartLinesInput!) {
    updateCartLines(input: $input) {
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

/** A line as the shopper sees it: what it is, and what one unit costs. */
type ShownLine = LineIdentity & Readonly<{ name: string; unitPrice: string }>

/**
 * Sets the quantity of a line. The line is named by what is in it, so that it may still be on its way to the platform; when
 * a unit costs something else there, the shop says so.
 */
export function useUpdateCartLinesMutation(): (line: ShownLine, quantity: number) => Promise<Outcome> {
  const enqueue = useQueuedMutation<UpdateCartLinesVariables, NamedLine>('updateCartLines')
  return useCallback(
    ({ name, unitPrice, ...line }, quantity) => {
      const change = { line: toLineRef(line), quantity, expectedUnitPrice: unitPrice }
      return enqueue({ input: { lines: [change] } }, { name })
    },
    [enqueue],
  )
}
