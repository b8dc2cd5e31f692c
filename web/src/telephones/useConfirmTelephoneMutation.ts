import { graphql } from 'react-relay/hooks'
import type { useConfirmTelephoneMutation as Mutation } from '../__generated__/useConfirmTelephoneMutation.graphql'
import { type SecretOutcome, useSecretMutation } from '../relay/useSecretMutation.ts'

/**
 * React hook that confirms an address's phone number by the code of an SMS. Not queued: a code is never stored and
 * expires soon.
 */
export function useConfirmTelephoneMutation(): (
  input: Readonly<{ addressId: string; code: string }>,
) => Promise<SecretOutcome<Mutation['response']>> {
  const confirm = useSecretMutation<Mutation>(graphql`
    mutation useConfirmTelephoneMutation($input: ConfirmTelephoneInput!) {
      confirmTelephone(input: $input) {
        customer {
          addresses {
            ...AddressCard_address
          }
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  return (input) => confirm({ input })
}
