import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { CART_SCOPE } from '../../cart/cartScope.ts'
import { queuedMutation } from '../../offline/queuedMutation.ts'

const variablesSchema = v.object({ input: v.object({}) })

/**
 * Mutation that recalculates the cart, sent after the cart changes queued before it. Has no optimistic
 * update.
 */
export const recalculateOrderMutation = queuedMutation({
  document: graphql`
    mutation recalculateOrderMutation($input: RecalculateOrderInput!) {
      recalculateOrder(input: $input) {
        cart {
          ...wholeCheckout_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  variables: variablesSchema,
  snapshot: v.object({}),
  merge: (_older, newer) => newer,
  describe: () => ({ kind: 'recalculation' }),
})
