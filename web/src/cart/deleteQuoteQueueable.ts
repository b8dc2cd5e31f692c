import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { CART_SCOPE } from './cartScope.ts'
import { deleteQuoteMutation } from './useDeleteQuoteMutation.ts'

const variablesSchema = v.object({ input: v.object({ id: v.string() }) })

export type DeleteQuoteVariables = v.InferOutput<typeof variablesSchema>

/** Forgetting a quote, as the queue keeps it. */
export const deleteQuoteQueueable = defineQueueableMutation({
  name: 'deleteQuote',
  document: getRequest(deleteQuoteMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({ name: v.string() }),
  applyOptimism: () => undefined,
  mergeWaiting: (older, newer) => (older.input.id === newer.input.id ? newer : null),
})
