import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { applyCartChange } from './applyCartChange.ts'
import { CART_SCOPE } from './cartScope.ts'
import { isSameLine } from './cartLinesAfter.ts'
import { lineSnapshotSchema } from './lineSnapshot.ts'
import { lineIdentity, lineToAddSchema } from './lineToAdd.ts'
import { addToCartMutation } from './useAddToCartMutation.ts'

const variablesSchema = v.object({ input: v.object({ lines: v.tuple([lineToAddSchema]) }) })

export type AddToCartVariables = v.InferOutput<typeof variablesSchema>

/** Adding a product, as the queue keeps it. */
export const addToCartQueueable = defineQueueableMutation({
  name: 'addToCart',
  document: getRequest(addToCartMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: lineSnapshotSchema,
  applyOptimism: (store, { input }, snapshot) => {
    const [line] = input.lines
    const drawing = { ...snapshot, choices: line }
    applyCartChange(store, { kind: 'add', line: lineIdentity(line), quantity: line.quantity }, drawing)
  },
  mergeWaiting: (older, newer): AddToCartVariables | null => {
    const [held] = older.input.lines
    const [added] = newer.input.lines
    if (!isSameLine(lineIdentity(held), lineIdentity(added))) return null
    return { input: { lines: [{ ...held, quantity: held.quantity + added.quantity }] } }
  },
})
