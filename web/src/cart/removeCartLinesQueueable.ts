import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { applyCartChange } from './applyCartChange.ts'
import { isSameLine } from './cartLinesAfter.ts'
import { CART_SCOPE } from './cartScope.ts'
import { lineOfRef, lineRefSchema } from './lineRef.ts'
import { namedLineSchema } from './namedLine.ts'
import { removeCartLinesMutation } from './useRemoveCartLinesMutation.ts'

const variablesSchema = v.object({ input: v.object({ lines: v.tuple([lineRefSchema]) }) })

export type RemoveCartLinesVariables = v.InferOutput<typeof variablesSchema>

/** Removing a line, as the queue keeps it. */
export const removeCartLinesQueueable = defineQueueableMutation({
  name: 'removeCartLines',
  document: getRequest(removeCartLinesMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: namedLineSchema,
  applyOptimism: (store, { input }) => applyCartChange(store, { kind: 'remove', line: lineOfRef(input.lines[0]) }),
  mergeWaiting: (older, newer) =>
    isSameLine(lineOfRef(older.input.lines[0]), lineOfRef(newer.input.lines[0])) ? newer : null,
})
