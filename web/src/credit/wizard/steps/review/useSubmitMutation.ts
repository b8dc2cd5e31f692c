import { useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useSubmitMutation as SubmitMutation } from '../../../../__generated__/useSubmitMutation.graphql'
import type { SecretOutcome } from '../../../../relay/useSecretMutation.ts'
import { randomId } from '../../../../device/randomId.ts'
import { useApplicationMutation } from '../../useApplicationMutation.ts'

type Outcome = SecretOutcome<SubmitMutation['response']>

/**
 * React hook that sends the application with all consents, held to an offer. Sent again after a lost answer it has the
 * same idempotency key: an application is sent once. Notices of the payload are not shown: the next page says the same.
 */
export function useSubmitMutation(): (offerToken: string | null) => Promise<Outcome> {
  const sent = useRef<Readonly<{ offerToken: string | null; key: string }> | null>(null)
  const send = useApplicationMutation<SubmitMutation>(
    graphql`
      mutation useSubmitMutation($input: SubmitCreditApplicationInput!) {
        submitCreditApplication(input: $input) {
          application {
            ...CreditWizard_application
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    'submitCreditApplication',
  )
  return async (offerToken) => {
    const key = sent.current?.offerToken === offerToken ? sent.current.key : randomId()
    sent.current = { offerToken, key }
    const outcome = await send({
      input: {
        offerToken,
        consentsToHistory: true,
        consentsToPrivacy: true,
        acceptsTerms: true,
        clientMutationId: key,
      },
    })
    // A refusal is an answer: what is sent after it is another request.
    if (outcome.kind === 'refused' && outcome.userErrors.length > 0) sent.current = null
    return outcome
  }
}
