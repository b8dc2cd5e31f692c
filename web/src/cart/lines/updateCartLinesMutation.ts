import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { applyCartChange } from '../records/applyCartChange.ts'
import { isSameLine } from '../records/cartLinesAfter.ts'
import { CART_SCOPE } from '../cartScope.ts'
import { QUANTITY_REST_MS } from '../limits.ts'
import { lineOfRef, lineRefSchema } from './lineRef.ts'
import { namedLineSchema } from './namedLine.ts'

const variablesSchema = v.object({
  input: v.object({
    lines: v.tuple([
      v.object({ line: lineRefSchema, quantity: v.number(), expectedUnitPrice: v.optional(v.string()) }),
    ]),
  }),
})

/** Mutation that sets a line's quantity: of several tasks for one line, only the last is sent. */
export const updateCartLinesMutation = queuedMutation({
  document: graphql`
    mutation updateCartLinesMutation($input: UpdateCartLinesInput!) {
      updateCartLines(input: $input) {
        cart {
          ...wholeCart_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  restMs: QUANTITY_REST_MS,
  variables: variablesSchema,
  snapshot: namedLineSchema,
  optimistic: (store, { input }) => {
    const [{ line, quantity }] = input.lines
    applyCartChange(store, { kind: 'set', line: lineOfRef(line), quantity })
  },
  merge: (older, newer) =>
    isSameLine(lineOfRef(older.input.lines[0].line), lineOfRef(newer.input.lines[0].line)) ? newer : null,
  describe: ({ input }, { name }) => ({ kind: 'set', name: name ?? null, quantity: input.lines[0].quantity }),
})
