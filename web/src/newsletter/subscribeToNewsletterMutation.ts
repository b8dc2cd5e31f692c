import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { drawNewsletter } from './drawNewsletter.ts'

const variablesSchema = v.object({ input: v.object({ email: v.string() }) })

/** Mutation that subscribes an address to the newsletter. Idempotent. */
export const subscribeToNewsletterMutation = queuedMutation({
  document: graphql`
    mutation subscribeToNewsletterMutation($input: SubscribeToNewsletterInput!) {
      subscribeToNewsletter(input: $input) {
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
  optimistic: (store, { input }) => drawNewsletter(store, { email: input.email, isSubscribed: true }),
  merge: (older, newer) => (older.input.email === newer.input.email ? newer : null),
  describe: ({ input }) => ({ kind: 'newsletter', email: input.email }),
})
