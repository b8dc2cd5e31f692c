import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../offline/queuedMutation.ts'

const variablesSchema = v.object({ input: v.object({ sku: v.string(), email: v.string() }) })

/** Mutation that subscribes to a stock alert. Has no optimistic update; idempotent. */
export const notifyWhenInStockMutation = queuedMutation({
  document: graphql`
    mutation notifyWhenInStockMutation($input: NotifyWhenInStockInput!) {
      notifyWhenInStock(input: $input) {
        ...mutationPayload_payload
      }
    }
  `,
  scope: 'stockNotice',
  variables: variablesSchema,
  snapshot: v.object({}),
  merge: (older, newer) =>
    older.input.sku === newer.input.sku && older.input.email === newer.input.email ? newer : null,
  describe: ({ input }) => ({ kind: 'stockNotice', email: input.email }),
})
