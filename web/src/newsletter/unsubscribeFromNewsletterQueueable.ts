import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { drawNewsletter } from './drawNewsletter.ts'
import { NEWSLETTER_SCOPE, UNSUBSCRIBE_FROM_NEWSLETTER } from './newsletterNames.ts'
import { unsubscribeFromNewsletterMutation } from './useUnsubscribeFromNewsletterMutation.ts'

const variablesSchema = v.object({ input: v.object({}) })

export type UnsubscribeFromNewsletterVariables = v.InferOutput<typeof variablesSchema>

/** The end of the account's newsletter, as the queue keeps it: asked for twice it is one. */
export const unsubscribeFromNewsletterQueueable = defineQueueableMutation({
  name: UNSUBSCRIBE_FROM_NEWSLETTER,
  document: getRequest(unsubscribeFromNewsletterMutation),
  scope: NEWSLETTER_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store) => drawNewsletter(store, { email: null, isSubscribed: false }),
  mergeWaiting: (_older, newer) => newer,
})
