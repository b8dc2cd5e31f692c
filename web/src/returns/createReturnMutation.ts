import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { ACCOUNT_SCOPE } from '../customers/accountScope.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { createReturnSchema } from './createReturnSchema.ts'

const optimismSchema = v.object({ number: v.string() })

/**
 * Mutation that requests a return with its photos. Has no optimistic update: the platform assigns its number.
 */
export const createReturnMutation = queuedMutation({
  document: graphql`
    mutation createReturnMutation($input: CreateReturnInput!, $orderId: ID!) {
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
        ...mutationPayload_payload
      }
    }
  `,
  scope: ACCOUNT_SCOPE,
  countsEachTime: true,
  variables: createReturnSchema,
  snapshot: optimismSchema,
  describe: (_variables, { number }) => ({ kind: 'createReturn', number }),
})
