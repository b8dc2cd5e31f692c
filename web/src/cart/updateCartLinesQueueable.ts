import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { applyCartChange } from './applyCartChange.ts'
import { isSameLine } from './cartLinesAfter.ts'
import { CART_SCOPE } from './cartScope.ts'
import { QUANTITY_REST_MS } from './limits.ts'
import { lineOfRef, lineRefSchema } from './lineRef.ts'
import { namedLineSchema } from './namedLine.ts'
import { updateCartLinesMutation } from './useUpdateCartLinesMutation.ts'

const variablesSchema = v.object({
  input: v.object({
    lines: v.tuple([
      v.object({ line: lineRefSchema, quantity: v.number(), expectedUnitPrice: v.optional(v.string()) }),
    ]),
  }),
})

export type UpdateCartLinesVariables = v.InferOutput<typeof variablesSchema>

/** Setting a line's quantity, as the queue keeps it: of several for one line, only the last has to arrive. */
export const updateCartLinesQueueable = defineQueueableMutation({
  name: 'updateCartLines',
  document: getRequest(updateCartLinesMutation),
  scope: CART_SCOPE,
  restMs: QUANTITY_REST_MS,
  parseVariables: variablesSchema,
  parseOptimism: namedLineSchema,
  applyOptimism: (store, { input }) => {
    const [{ line, quantity }] = input.lines
    applyCartChange(store, { kind: 'set', line: lineOfRef(line), quantity })
  },
  mergeWaiting: (older, newer) =>
    isSameLine(lineOfRef(older.input.lines[0].line), lineOfRef(newer.input.lines[0].line)) ? newer : null,
})
