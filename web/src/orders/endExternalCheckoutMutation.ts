import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { forgetCustomer } from '../customers/forgetCustomer.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'

const variablesSchema = v.object({ input: v.object({}) })

/**
 * Mutation sent on return from the checkout on another host. Shares the cart's scope, so that products added
 * later go into the next cart. Has no optimistic update: only the gateway knows whether a cart was purchased.
 */
export const endExternalCheckoutMutation = queuedMutation({
  document: graphql`
    mutation endExternalCheckoutMutation($input: EndExternalCheckoutInput!) {
      endExternalCheckout(input: $input) {
        cart {
          ...wholeCart_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  outdates: forgetCustomer,
  variables: variablesSchema,
  snapshot: v.object({}),
  merge: (_older, newer) => newer,
  describe: () => ({ kind: 'externalCheckout' }),
})
