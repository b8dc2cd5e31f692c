import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { SaveCustomerAddressVariables } from './saveCustomerAddressQueueable.ts'

export const saveCustomerAddressMutation = graphql`
  mutation useSaveCustomerAddressMutation($input: SaveCustomerAddressInput!) {
    saveCustomerAddress(input: $input) {
      customer {
        addresses {
          ...AddressCard_address
          ...addressDraft_address
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

/** Keeps an address: a new one, or another text for one that is there. */
export function useSaveCustomerAddressMutation(): (input: SaveCustomerAddressVariables['input']) => Promise<Outcome> {
  const enqueue = useQueuedMutation<SaveCustomerAddressVariables, Readonly<Record<string, never>>>(
    'saveCustomerAddress',
  )
  return useCallback((input) => enqueue({ input }, {}), [enqueue])
}
