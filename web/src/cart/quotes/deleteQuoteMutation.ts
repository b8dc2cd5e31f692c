import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { CART_SCOPE } from '../cartScope.ts'

const variablesSchema = v.object({ input: v.object({ id: v.string() }) })

/** Mutation that deletes a quote. */
export const deleteQuoteMutation = queuedMutation({
  document: graphql`
    mutation deleteQuoteMutation($input: DeleteQuoteInput!) {
      deleteQuote(input: $input) {
        # eslint-disable-next-line relay/unused-fields
        deletedQuoteId
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  variables: variablesSchema,
  snapshot: v.object({ name: v.string() }),
  merge: (older, newer) => (older.input.id === newer.input.id ? newer : null),
  describe: (_variables, { name }) => ({ kind: 'deleteQuote', name }),
})
