import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { applyCartChange } from './applyCartChange.ts'
import { CART_SCOPE } from './cartScope.ts'
import type { LineIdentity } from './cartLinesAfter.ts'
import { isSameLine } from './cartLinesAfter.ts'
import { lineSnapshotSchema } from './lineSnapshot.ts'
import { addToCartMutation } from './useAddToCartMutation.ts'

const lineSchema = v.object({
  sku: v.string(),
  quantity: v.number(),
  customOptions: v.optional(v.array(v.object({ optionId: v.string(), value: v.string() }))),
  bundleOptions: v.optional(
    v.array(v.object({ optionId: v.string(), selectionIds: v.array(v.string()), quantity: v.optional(v.number()) })),
  ),
})

const variablesSchema = v.object({ input: v.object({ lines: v.tuple([lineSchema]) }) })

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
    applyCartChange(store, { kind: 'add', line: identityOf(line), quantity: line.quantity }, drawing)
  },
  mergeWaiting: (older, newer): AddToCartVariables | null => {
    const [held] = older.input.lines
    const [added] = newer.input.lines
    if (!isSameLine(identityOf(held), identityOf(added))) return null
    return { input: { lines: [{ ...held, quantity: held.quantity + added.quantity }] } }
  },
})

function identityOf(line: v.InferOutput<typeof lineSchema>): LineIdentity {
  return { sku: line.sku, optionsChecksum: optionsChecksum(line) }
}
