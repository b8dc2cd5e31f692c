import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { recalculateOrderMutation } from './useRecalculateOrderMutation.ts'

const variablesSchema = v.object({ input: v.object({}) })

export type RecalculateOrderVariables = v.InferOutput<typeof variablesSchema>

/** Working the cart out anew, as the queue keeps it: behind the changes that it has to count. Nothing is drawn ahead. */
export const recalculateOrderQueueable = defineQueueableMutation({
  name: 'recalculateOrder',
  document: getRequest(recalculateOrderMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: () => undefined,
  mergeWaiting: (_older, newer) => newer,
})
