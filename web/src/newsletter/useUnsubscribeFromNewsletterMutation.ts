import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { UNSUBSCRIBE_FROM_NEWSLETTER } from './newsletterNames.ts'
import type { UnsubscribeFromNewsletterVariables } from './unsubscribeFromNewsletterQueueable.ts'

export const unsubscribeFromNewsletterMutation = graphql`
  mutation useUnsubscribeFromNewsletterMutation($input: UnsubscribeFromNewsletterInput!) {
    unsubscribeFromNewsletter(input: $input) {
      customer {
        ...NewsletterSwitch_customer
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

/** Ends the newsletter to the address of the account that is open. */
export function useUnsubscribeFromNewsletterMutation(): () => Promise<Outcome> {
  const enqueue = useQueuedMutation<UnsubscribeFromNewsletterVariables, Readonly<Record<string, never>>>(
    UNSUBSCRIBE_FROM_NEWSLETTER,
  )
  return useCallback(() => enqueue({ input: {} }, {}), [enqueue])
}
