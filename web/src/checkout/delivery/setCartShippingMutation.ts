import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { storedAddressSchema } from '@hogar/schema/validation/address.ts'
import { methodMutation } from './methodMutation.ts'

const variablesSchema = v.object({
  input: v.object({
    address: storedAddressSchema,
    carrierCode: v.string(),
    methodCode: v.string(),
    pickupBranchCode: v.optional(v.string()),
  }),
})

/** Mutation that sets the cart's shipping address and method. */
export const setCartShippingMutation = methodMutation({
  kind: 'shipping',
  document: graphql`
    mutation setCartShippingMutation($input: SetCartShippingInput!) {
      setCartShipping(input: $input) {
        cart {
          ...wholeCheckout_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  variables: variablesSchema,
  codesOf: ({ input: { carrierCode, methodCode } }) => ({ carrierCode, methodCode }),
})
