import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { RecalculateOrderVariables } from './recalculateOrderQueueable.ts'

export const recalculateOrderMutation = graphql`
  mutation useRecalculateOrderMutation($input: RecalculateOrderInput!) {
    recalculateOrder(input: $input) {
      cart {
        ...wholeCheckout_cart
      }
      userErrors {
        code
        message
      }
      notices {
        code
        message
      }
    }
  }
`

/** Has the shop work the cart out anew. */
export function useRecalculateOrderMutation(): () => Promise<Outcome> {
  const enqueue = useQueuedMutation<RecalculateOrderVariables, Readonly<Record<string, never>>>('recalculateOrder')
  return useCallback(() => enqueue({ input: {} }, {}), [enqueue])
}
