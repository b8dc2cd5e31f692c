import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { SUBSCRIBE_TO_NEWSLETTER } from './newsletterNames.ts'
import type { SubscribeToNewsletterVariables } from './subscribeToNewsletterQueueable.ts'

export const subscribeToNewsletterMutation = graphql`
  mutation useSubscribeToNewsletterMutation($input: SubscribeToNewsletterInput!) {
    subscribeToNewsletter(input: $input) {
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

/** Has the newsletter sent to an address. */
export function useSubscribeToNewsletterMutation(): (email: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<SubscribeToNewsletterVariables, Readonly<Record<string, never>>>(
    SUBSCRIBE_TO_NEWSLETTER,
  )
  return useCallback((email) => enqueue({ input: { email } }, {}), [enqueue])
}
