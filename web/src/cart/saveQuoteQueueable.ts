import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { CART_SCOPE } from './cartScope.ts'
import { saveQuoteMutation } from './useSaveQuoteMutation.ts'

const variablesSchema = v.object({ input: v.object({ name: v.string() }) })

export type SaveQuoteVariables = v.InferOutput<typeof variablesSchema>

/** Saving the cart under a name, as the queue keeps it: after the changes of the cart that are on their way. */
export const saveQuoteQueueable = defineQueueableMutation({
  name: 'saveQuote',
  document: getRequest(saveQuoteMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({ name: v.string() }),
  applyOptimism: () => undefined,
})
