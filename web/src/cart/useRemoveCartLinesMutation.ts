import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { LineIdentity } from './cartLinesAfter.ts'
import { toLineRef } from './lineRef.ts'
import type { NamedLine } from './namedLine.ts'
import type { RemoveCartLinesVariables } from './removeCartLinesQueueable.ts'

export const removeCartLinesMutation = graphql`
  mutation useRemoveCartLinesMutation($input: RemoveCartLinesInput!) {
    removeCartLines(input: $input) {
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

/** Takes a line out of the cart; `name` is what the shopper is told that it is. */
export function useRemoveCartLinesMutation(): (line: LineIdentity, name: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<RemoveCartLinesVariables, NamedLine>('removeCartLines')
  return useCallback((line, name) => enqueue({ input: { lines: [toLineRef(line)] } }, { name }), [enqueue])
}
