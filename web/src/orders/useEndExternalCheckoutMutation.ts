import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { EndExternalCheckoutVariables } from './endExternalCheckoutQueueable.ts'

export const endExternalCheckoutMutation = graphql`
  mutation useEndExternalCheckoutMutation($input: EndExternalCheckoutInput!) {
    endExternalCheckout(input: $input) {
      cart {
        ...wholeCart_cart
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

/** Lets go of the cart that was bought on another host; of no other. */
export function useEndExternalCheckoutMutation(): () => Promise<Outcome> {
  const enqueue = useQueuedMutation<EndExternalCheckoutVariables, Readonly<Record<string, never>>>(
    'endExternalCheckout',
  )
  return useCallback(() => enqueue({ input: {} }, {}), [enqueue])
}
