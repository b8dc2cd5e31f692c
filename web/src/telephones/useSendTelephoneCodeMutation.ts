import { graphql } from 'react-relay/hooks'
import type { useSendTelephoneCodeMutation as Mutation } from '../__generated__/useSendTelephoneCodeMutation.graphql'
import { type SecretOutcome, useSecretMutation } from '../customers/useSecretMutation.ts'

/** Has a code sent to the telephone of an address. Sent at once or not at all: a code that comes hours later helps nobody. */
export function useSendTelephoneCodeMutation(): (addressId: string) => Promise<SecretOutcome<Mutation['response']>> {
  const send = useSecretMutation<Mutation>(graphql`
    mutation useSendTelephoneCodeMutation($input: SendTelephoneCodeInput!) {
      sendTelephoneCode(input: $input) {
        resendSeconds
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
  return (addressId) => send({ input: { addressId } })
}
