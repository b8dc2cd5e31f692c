import { graphql } from 'react-relay/hooks'
import type { useProofMutationsConfirmMutation as Confirm } from '../../__generated__/useProofMutationsConfirmMutation.graphql'
import type { useProofMutationsOpenMutation as Open } from '../../__generated__/useProofMutationsOpenMutation.graphql'
import type { useProofMutationsSendMutation as Send } from '../../__generated__/useProofMutationsSendMutation.graphql'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'

/** React hook for the ways to prove a credit account: its PIN, or the code of an SMS. None of it is queued or stored. */
export function useProofMutations() {
  const open = useSecretMutation<Open>(graphql`
    mutation useProofMutationsOpenMutation($input: OpenCreditAccountInput!) {
      openCreditAccount(input: $input) {
        account {
          number
          isProven
          holder
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const send = useSecretMutation<Send>(graphql`
    mutation useProofMutationsSendMutation($input: SendCreditCodeInput!) {
      sendCreditCode(input: $input) {
        resendSeconds
        userErrors {
          code
          message
          field
        }
        notices {
          message
        }
      }
    }
  `)
  const confirm = useSecretMutation<Confirm>(graphql`
    mutation useProofMutationsConfirmMutation($input: ConfirmCreditCodeInput!) {
      confirmCreditCode(input: $input) {
        account {
          number
          isProven
          holder
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  return { open, send, confirm }
}
