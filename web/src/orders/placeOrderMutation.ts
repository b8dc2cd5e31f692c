import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { emailSchema, storedAddressSchema } from '@hogar/schema/validation/address.ts'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { forgetCustomer } from '../customers/forgetCustomer.ts'
import { placeOrderOptimismSchema } from './placeOrderOptimism.ts'
import { placedOrderOf } from './placedOrderOf.ts'

const variablesSchema = v.object({
  input: v.object({
    email: emailSchema,
    billingAddress: v.optional(storedAddressSchema),
    // Missing in tasks of an older version.
    acceptsTerms: v.optional(v.boolean()),
    expectedTotal: v.optional(v.string()),
    expectsCreditLine: v.optional(v.boolean()),
    origin: v.optional(v.string()),
    companyOrderNumber: v.optional(v.string()),
  }),
})

/**
 * Mutation that places an order. Shares the cart's scope: earlier cart changes are part of the order, later
 * ones go into the next cart. While it waits there is no cart.
 */
export const placeOrderMutation = queuedMutation({
  document: graphql`
    mutation placeOrderMutation($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        order {
          id
          number
          paymentUrl
          ...OrderSuccessPage_order
        }
        cart {
          ...wholeCheckout_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  countsEachTime: true,
  // No shopper has to pay a total that they have not seen.
  asksBeforeSending: ({ input }) => (input.expectedTotal === undefined ? 'always' : 'unlessAllowed'),
  asksAgainAfter: ['TOTAL_CHANGED'],
  // Stores number and path only: the contents belong to the customer and come from the platform.
  keepResult: (data) => {
    const order = placedOrderOf({ kind: 'done', data })
    return order ? { ...order } : {}
  },
  outdates: forgetCustomer,
  variables: variablesSchema,
  snapshot: placeOrderOptimismSchema,
  optimistic: (store) => {
    store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'cart')
  },
  describe: (_variables, { units, total }) => ({ kind: 'order', units, total }),
})
