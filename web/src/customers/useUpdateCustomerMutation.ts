import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { UpdateCustomerVariables } from './updateCustomerQueueable.ts'

export const updateCustomerMutation = graphql`
  mutation useUpdateCustomerMutation($input: UpdateCustomerInput!) {
    updateCustomer(input: $input) {
      customer {
        # eslint-disable-next-line relay/unused-fields
        fullName
        ...ProfileForm_customer
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

/** Changes names. */
export function useUpdateCustomerMutation(): (profile: UpdateCustomerVariables['input']) => Promise<Outcome> {
  const enqueue = useQueuedMutation<UpdateCustomerVariables, Readonly<Record<string, never>>>('updateCustomer')
  return useCallback((input) => enqueue({ input }, {}), [enqueue])
}
