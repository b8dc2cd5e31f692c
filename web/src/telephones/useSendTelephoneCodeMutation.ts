import { graphql } from 'react-relay/hooks'
import type { useSendTelephoneCodeMutation as Mutation } from '../__generated__/useSendTelephoneCodeMutation.graphql'
import { type SecretOutcome, useSecretMutation } from '../relay/useSecretMutation.ts'

/**
 * React hook that sends a code to an address's phone number. Sent at once or not at all: a code that arrives hours
 * later is useless.
 */
export function useSendTelephoneCodeMutation(): (addressId: string) => Promise<SecretOutcome<Mutation['response']>> {
  const send = useSecretMutation<Mutation>(graphql`
    mutation useSendTelephoneCodeMutation($input: SendTelephoneCodeInput!) {
      sendTelephoneCode(input: $input) {
        resendSeconds
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
  return (addressId) => send({ input: { addressId } })
}
