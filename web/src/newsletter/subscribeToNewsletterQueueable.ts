import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { drawNewsletter } from './drawNewsletter.ts'
import { NEWSLETTER_SCOPE, SUBSCRIBE_TO_NEWSLETTER } from './newsletterNames.ts'
import { subscribeToNewsletterMutation } from './useSubscribeToNewsletterMutation.ts'

const variablesSchema = v.object({ input: v.object({ email: v.string() }) })

export type SubscribeToNewsletterVariables = v.InferOutput<typeof variablesSchema>

/** A wish for the newsletter, as the queue keeps it: the same address twice is one. */
export const subscribeToNewsletterQueueable = defineQueueableMutation({
  name: SUBSCRIBE_TO_NEWSLETTER,
  document: getRequest(subscribeToNewsletterMutation),
  scope: NEWSLETTER_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store, { input }) => drawNewsletter(store, { email: input.email, isSubscribed: true }),
  mergeWaiting: (older, newer) => (older.input.email === newer.input.email ? newer : null),
})
