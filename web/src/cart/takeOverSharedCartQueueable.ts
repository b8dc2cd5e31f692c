import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { CART_SCOPE } from './cartScope.ts'
import { applyKeptLines, keptLinesSchema } from './keptLines.ts'
import { lineNameSchema } from './lineRef.ts'
import { takeOverSharedCartMutation } from './useTakeOverSharedCartMutation.ts'

const variablesSchema = v.object({ input: v.object({ code: v.string(), lines: v.array(lineNameSchema) }) })

export type TakeOverSharedCartVariables = v.InferOutput<typeof variablesSchema>

/** Taking lines of a shared cart over, as the queue keeps it. Twice is once: what is there with that many units stays. */
export const takeOverSharedCartQueueable = defineQueueableMutation({
  name: 'takeOverSharedCart',
  document: getRequest(takeOverSharedCartMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: keptLinesSchema,
  applyOptimism: (store, _variables, optimism) => applyKeptLines(store, optimism, 'MERGE'),
})
