import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { CART_SCOPE } from './cartScope.ts'
import { applyKeptLines, keptLinesSchema } from './keptLines.ts'
import { restoreQuoteMutation } from './useRestoreQuoteMutation.ts'

const variablesSchema = v.object({ input: v.object({ id: v.string(), mode: v.picklist(['MERGE', 'REPLACE']) }) })

export type RestoreQuoteVariables = v.InferOutput<typeof variablesSchema>

/** Bringing a quote back, as the queue keeps it. */
export const restoreQuoteQueueable = defineQueueableMutation({
  name: 'restoreQuote',
  document: getRequest(restoreQuoteMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({ ...keptLinesSchema.entries, name: v.string() }),
  applyOptimism: (store, { input }, optimism) => applyKeptLines(store, optimism, input.mode),
})
