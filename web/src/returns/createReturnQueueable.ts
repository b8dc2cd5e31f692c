import { graphql } from 'react-relay/hooks'
import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'

// Stands here and not beside its hook: pages then share nothing with the queue, and the first visit names fewer files.
const mutation = graphql`
  mutation createReturnQueueableMutation($input: CreateReturnInput!, $orderId: ID!) {
    createReturn(input: $input) {
      customer {
        id
        returns(orderId: $orderId) {
          id
          ...ReturnCard_request
        }
        returnForm(orderId: $orderId) {
          ...ReturnForm_form
        }
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
  orderId: v.string(),
  input: v.object({
    orderId: v.string(),
    lines: v.array(
      v.object({
        lineId: v.string(),
        quantity: v.number(),
        reason: v.string(),
        condition: v.string(),
        resolution: v.string(),
      }),
    ),
    comment: v.nullable(v.string()),
    photos: v.array(v.string()),
  }),
})
const optimismSchema = v.object({ number: v.string() })

export type CreateReturnVariables = v.InferOutput<typeof variablesSchema>

/** A return, with its photos, as the queue keeps it. It has no number before the shop gives it one: nothing is drawn. */
export const createReturnQueueable = defineQueueableMutation({
  name: 'createReturn',
  document: getRequest(mutation),
  scope: ACCOUNT_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: optimismSchema,
  applyOptimism: () => undefined,
})
