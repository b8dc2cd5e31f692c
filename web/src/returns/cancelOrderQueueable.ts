import { graphql } from 'react-relay/hooks'
import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { forgetWallet } from '../wallet/forgetWallet.ts'

// Stands here and not beside its hook: pages then share nothing with the queue, and the first visit names fewer files.
const mutation = graphql`
  mutation cancelOrderQueueableMutation($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      order {
        id
        ...OrderProgress_order
        ...CancelOrderButton_order
        ...CanceledNote_order
        ...CardPayment_order
      }
      userErrors {
        code
        message
        field
      }
      notices {
        code
        message
      }
    }
  }
`

const variablesSchema = v.object({
  input: v.object({
    orderId: v.string(),
    reason: v.string(),
    lines: v.nullable(v.array(v.object({ lineId: v.string(), quantity: v.number() }))),
  }),
})
const optimismSchema = v.object({ number: v.string() })

export type CancelOrderVariables = v.InferOutput<typeof variablesSchema>

/** An order that is called off. Whether that is in time only the shop knows: nothing is drawn before it says so. */
export const cancelOrderQueueable = defineQueueableMutation({
  name: 'cancelOrder',
  document: getRequest(mutation),
  scope: ACCOUNT_SCOPE,
  outdates: forgetWallet,
  parseVariables: variablesSchema,
  parseOptimism: optimismSchema,
  applyOptimism: () => undefined,
})
