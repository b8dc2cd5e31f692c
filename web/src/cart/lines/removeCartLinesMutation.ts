import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { applyCartChange } from '../records/applyCartChange.ts'
import { isSameLine } from '../records/cartLinesAfter.ts'
import { CART_SCOPE } from '../cartScope.ts'
import { lineOfRef, lineRefSchema } from './lineRef.ts'
import { namedLineSchema } from './namedLine.ts'

const variablesSchema = v.object({ input: v.object({ lines: v.tuple([lineRefSchema]) }) })

/** Mutation that removes a line. */
export const removeCartLinesMutation = queuedMutation({
  document: graphql`
    mutation removeCartLinesMutation($input: RemoveCartLinesInput!) {
      removeCartLines(input: $input) {
        cart {
          ...wholeCart_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  variables: variablesSchema,
  snapshot: namedLineSchema,
  optimistic: (store, { input }) => applyCartChange(store, { kind: 'remove', line: lineOfRef(input.lines[0]) }),
  merge: (older, newer) =>
    isSameLine(lineOfRef(older.input.lines[0]), lineOfRef(newer.input.lines[0])) ? newer : null,
  describe: (_variables, { name }) => ({ kind: 'remove', name: name ?? null }),
})
