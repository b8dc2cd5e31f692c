import { graphql } from 'react-relay/hooks'
import type { useConfirmTelephoneMutation as Mutation } from '../__generated__/useConfirmTelephoneMutation.graphql'
import { type SecretOutcome, useSecretMutation } from '../customers/useSecretMutation.ts'

/** Confirms the telephone of an address by the code of an SMS. Past the queue: a code is kept nowhere, and is soon over. */
export function useConfirmTelephoneMutation(): (
  input: Readonly<{ addressId: string; code: string }>,
) => Promise<SecretOutcome<Mutation['response']>> {
  const confirm = useSecretMutation<Mutation>(graphql`
    mutation useConfirmTelephoneMutation($input: ConfirmTelephoneInput!) {
      confirmTelephone(input: $input) {
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
      }
    }
  `)
  return (input) => confirm({ input })
}
