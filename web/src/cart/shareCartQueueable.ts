import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { CART_SCOPE } from './cartScope.ts'
import { shareCartMutation } from './useShareCartMutation.ts'

const variablesSchema = v.object({ input: v.object({}) })

export type ShareCartVariables = v.InferOutput<typeof variablesSchema>

/** Making a link to the cart, as the queue keeps it: after the changes of the cart that are on their way. */
export const shareCartQueueable = defineQueueableMutation({
  name: 'shareCart',
  document: getRequest(shareCartMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: () => undefined,
})
