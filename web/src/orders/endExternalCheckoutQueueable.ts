import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { endExternalCheckoutMutation } from './useEndExternalCheckoutMutation.ts'

const variablesSchema = v.object({ input: v.object({}) })

export type EndExternalCheckoutVariables = v.InferOutput<typeof variablesSchema>

/**
 * Coming back from the checkout on another host, as the queue keeps it: in line with the changes of the cart, so that
 * what is added after goes into the next one. Nothing is drawn ahead: only the gateway knows whether a cart was bought.
 */
export const endExternalCheckoutQueueable = defineQueueableMutation({
  name: 'endExternalCheckout',
  document: getRequest(endExternalCheckoutMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: () => undefined,
  mergeWaiting: (_older, newer) => newer,
})
