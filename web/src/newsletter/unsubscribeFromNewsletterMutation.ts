import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { drawNewsletter } from './drawNewsletter.ts'

const variablesSchema = v.object({ input: v.object({}) })

/** Mutation that ends the account's newsletter subscription. Idempotent. */
export const unsubscribeFromNewsletterMutation = queuedMutation({
  document: graphql`
    mutation unsubscribeFromNewsletterMutation($input: UnsubscribeFromNewsletterInput!) {
      unsubscribeFromNewsletter(input: $input) {
        customer {
          ...NewsletterSwitch_customer
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: 'newsletter',
  variables: variablesSchema,
  snapshot: v.object({}),
  optimistic: (store) => drawNewsletter(store, { email: null, isSubscribed: false }),
  merge: (_older, newer) => newer,
  describe: () => ({ kind: 'newsletterEnd' }),
})
