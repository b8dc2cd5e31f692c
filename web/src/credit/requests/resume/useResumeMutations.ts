import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useResumeMutationsOpenMutation as Open } from '../../../__generated__/useResumeMutationsOpenMutation.graphql'
import type { useResumeMutationsSendMutation as Send } from '../../../__generated__/useResumeMutationsSendMutation.graphql'
import { useSecretMutation } from '../../../relay/useSecretMutation.ts'

/** React hook that opens an application on this device by the code of an SMS. None of it is queued or stored. */
export function useResumeMutations() {
  const send = useSecretMutation<Send>(graphql`
    mutation useResumeMutationsSendMutation($input: SendCreditResumeCodeInput!) {
      sendCreditResumeCode(input: $input) {
        resendSeconds
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const open = useSecretMutation<Open>(
    graphql`
      mutation useResumeMutationsOpenMutation($input: ResumeCreditApplicationInput!) {
        resumeCreditApplication(input: $input) {
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
    `,
    openRequest,
  )
  return { send, open }
}

/** Makes the resumed application the session's; pages that had another one, or none, are requested again. */
function openRequest(store: RecordSourceSelectorProxy): void {
  const application = store.getRootField('resumeCreditApplication')?.getLinkedRecord('application')
  if (application) store.getRoot().setLinkedRecord(application, 'creditApplication')
  store.invalidateStore()
}
