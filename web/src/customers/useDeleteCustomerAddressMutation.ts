import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { DeleteCustomerAddressVariables } from './deleteCustomerAddressQueueable.ts'

export const deleteCustomerAddressMutation = graphql`
  mutation useDeleteCustomerAddressMutation($input: DeleteCustomerAddressInput!) {
    deleteCustomerAddress(input: $input) {
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

/** Removes a kept address by the platform's number of it. */
export function useDeleteCustomerAddressMutation(): (addressId: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<DeleteCustomerAddressVariables, Readonly<Record<string, never>>>(
    'deleteCustomerAddress',
  )
  return useCallback((addressId) => enqueue({ input: { addressId } }, {}), [enqueue])
}
