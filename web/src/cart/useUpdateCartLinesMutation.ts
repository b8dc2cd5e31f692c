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
      }
    }
  }
`

/**
 * Sets the quantity of a line. The line is named by what is in it, so that it may still be on its way to the platform;
 * `name` is what the shopper is told that it is.
 */
export function useUpdateCartLinesMutation(): (line: LineIdentity, quantity: number, name: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<UpdateCartLinesVariables, NamedLine>('updateCartLines')
  return useCallback(
    (line, quantity, name) => enqueue({ input: { lines: [{ line: toLineRef(line), quantity }] } }, { name }),
    [enqueue],
  )
}
