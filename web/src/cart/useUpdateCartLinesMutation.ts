import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { LineIdentity } from './cartLinesAfter.ts'
import { toLineRef } from './lineRef.ts'
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
      }
    }
  }
`

/** Sets the quantity of a line. The line is named by what is in it, so that it may still be on its way to the platform. */
export function useUpdateCartLinesMutation(): (line: LineIdentity, quantity: number) => Promise<Outcome> {
  const enqueue = useQueuedMutation<UpdateCartLinesVariables, Readonly<Record<string, never>>>('updateCartLines')
  return useCallback(
    (line, quantity) => enqueue({ input: { lines: [{ line: toLineRef(line), quantity }] } }, {}),
    [enqueue],
  )
}
