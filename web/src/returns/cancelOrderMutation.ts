import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { forgetCustomer } from '../customers/forgetCustomer.ts'

const variablesSchema = v.object({
  input: v.object({
    orderId: v.string(),
    reason: v.string(),
    lines: v.nullable(v.array(v.object({ lineId: v.string(), quantity: v.number() }))),
  }),
})
const optimismSchema = v.object({ number: v.string() })

/**
 * Mutation that cancels an order. Has no optimistic update: only the platform knows whether it is in time.
 */
export const cancelOrderMutation = queuedMutation({
  document: graphql`
    mutation cancelOrderMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        order {
          id
          ...OrderProgress_order
          ...CancelOrderButton_order
          ...CanceledNote_order
          ...CardPayment_order
          ...OrderCard_order
          ...OrderLines_order
          ...OrderTotals_order
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: ACCOUNT_SCOPE,
  outdates: forgetCustomer,
  variables: variablesSchema,
  snapshot: optimismSchema,
  describe: (_variables, { number }) => ({ kind: 'cancelOrder', number }),
})
