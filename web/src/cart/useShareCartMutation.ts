import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { ShareCartVariables } from './shareCartQueueable.ts'

export const shareCartMutation = graphql`
  mutation useShareCartMutation($input: ShareCartInput!) {
    shareCart(input: $input) {
      sharedCart {
        # eslint-disable-next-line relay/unused-fields
        code
        # eslint-disable-next-line relay/unused-fields
        expiresAt
      }
      userErrors {
        code
        message
        field
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

/** Makes a link to the cart as it is once its changes have arrived. */
export function useShareCartMutation(): () => Promise<Outcome> {
  const enqueue = useQueuedMutation<ShareCartVariables, Readonly<Record<string, never>>>('shareCart')
  return useCallback(() => enqueue({ input: {} }, {}), [enqueue])
}
