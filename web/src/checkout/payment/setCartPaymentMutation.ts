import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { methodMutation } from '../delivery/methodMutation.ts'

const variablesSchema = v.object({ input: v.object({ methodCode: v.string(), months: v.optional(v.number()) }) })

/** Mutation that sets the cart's payment method. */
export const setCartPaymentMutation = methodMutation({
  kind: 'payment',
  document: graphql`
    mutation setCartPaymentMutation($input: SetCartPaymentInput!) {
      setCartPayment(input: $input) {
        cart {
          ...wholeCheckout_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  variables: variablesSchema,
  codesOf: ({ input }) => ({ code: input.methodCode }),
})
