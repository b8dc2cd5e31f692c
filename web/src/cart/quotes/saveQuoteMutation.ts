import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { CART_SCOPE } from '../cartScope.ts'

const variablesSchema = v.object({ input: v.object({ name: v.string() }) })

/** Mutation that saves the cart as a quote, sent after the cart changes queued before it. */
export const saveQuoteMutation = queuedMutation({
  document: graphql`
    mutation saveQuoteMutation($input: SaveQuoteInput!) {
      saveQuote(input: $input) {
        quote {
          # eslint-disable-next-line relay/unused-fields
          id
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  variables: variablesSchema,
  snapshot: v.object({ name: v.string() }),
  describe: ({ input }) => ({ kind: 'saveQuote', name: input.name }),
})
