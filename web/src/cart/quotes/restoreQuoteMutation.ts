import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { CART_SCOPE } from '../cartScope.ts'
import { applyRestorableLines, restorableLinesSchema } from '../records/restorableLines.ts'

const variablesSchema = v.object({ input: v.object({ id: v.string(), mode: v.picklist(['MERGE', 'REPLACE']) }) })

/** Mutation that puts a quote's lines into the cart. */
export const restoreQuoteMutation = queuedMutation({
  document: graphql`
    mutation restoreQuoteMutation($input: RestoreQuoteInput!) {
      restoreQuote(input: $input) {
        cart {
          ...wholeCart_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  countsEachTime: true,
  variables: variablesSchema,
  snapshot: v.object({ ...restorableLinesSchema.entries, name: v.string() }),
  optimistic: (store, { input }, optimism) => applyRestorableLines(store, optimism, input.mode),
  describe: (_variables, { name }) => ({ kind: 'restoreQuote', name }),
})
