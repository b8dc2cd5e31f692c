import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { CART_SCOPE } from '../cartScope.ts'

const variablesSchema = v.object({
  input: v.object({ name: v.string(), movesLinesBesideSoleItem: v.optional(v.boolean()) }),
})

/** Mutation that saves the cart, or the lines beside a product that is ordered alone, as a quote, sent after the cart changes queued before it. */
export const saveQuoteMutation = queuedMutation({
  document: graphql`
    mutation saveQuoteMutation($input: SaveQuoteInput!) {
      saveQuote(input: $input) {
        quote {
          # eslint-disable-next-line relay/unused-fields
          id
        }
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
  snapshot: v.object({ name: v.string() }),
  // The lines beside a motorcycle can be moved once.
  merge: (older, newer) =>
    older.input.movesLinesBesideSoleItem && newer.input.movesLinesBesideSoleItem ? newer : null,
  describe: ({ input }) => ({ kind: 'saveQuote', name: input.name }),
})
