import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useRequestMutationsAcceptMutation as Accept } from '../../__generated__/useRequestMutationsAcceptMutation.graphql'
import type { useRequestMutationsCancelMutation as Cancel } from '../../__generated__/useRequestMutationsCancelMutation.graphql'
import type { useRequestMutationsEraseMutation as Erase } from '../../__generated__/useRequestMutationsEraseMutation.graphql'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'

/** React hook for the moves of an application. Sent at once or not at all: an answer to an offer must not wait. */
export function useRequestMutations() {
  const accept = useSecretMutation<Accept>(graphql`
    mutation useRequestMutationsAcceptMutation($input: AcceptCreditOfferInput!) {
      acceptCreditOffer(input: $input) {
        application {
          ...CreditRequestDetails_request
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const cancel = useSecretMutation<Cancel>(graphql`
    mutation useRequestMutationsCancelMutation($input: CancelCreditApplicationInput!) {
      cancelCreditApplication(input: $input) {
        application {
          ...CreditRequestDetails_request
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const erase = useSecretMutation<Erase>(
    graphql`
      mutation useRequestMutationsEraseMutation($input: EraseCreditApplicationInput!) {
        eraseCreditApplication(input: $input) {
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
    `,
    forgetRequest,
  )
  return { accept, cancel, erase }
}

/** Removes the session's application from the store; lists that had it are requested again. */
function forgetRequest(store: RecordSourceSelectorProxy): void {
  store.getRoot().setValue(null, 'creditApplication')
  store.invalidateStore()
}
