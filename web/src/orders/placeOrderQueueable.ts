import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { emailSchema, keptAddressSchema } from '@hogar/schema/validation/address.ts'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { forgetWallet } from '../wallet/forgetWallet.ts'
import { placeOrderOptimismSchema } from './placeOrderOptimism.ts'
import { PLACE_ORDER } from './placeOrderName.ts'
import { placedOrderOf } from './placedOrderOf.ts'
import { placeOrderMutation } from './usePlaceOrderMutation.ts'

const variablesSchema = v.object({
  input: v.object({
    email: emailSchema,
    billingAddress: v.optional(keptAddressSchema),
    // Orders of an earlier version of the shop may still wait without these.
    acceptsTerms: v.optional(v.boolean()),
    expectedTotal: v.optional(v.string()),
    origin: v.optional(v.string()),
  }),
})

export type PlaceOrderVariables = v.InferOutput<typeof variablesSchema>

/**
 * Placing an order, as the queue keeps it. It stands in line with the changes of the cart: what was changed before is
 * in the order, what is added after is in the next cart. So while it waits there is no cart.
 */
export const placeOrderQueueable = defineQueueableMutation({
  name: PLACE_ORDER,
  document: getRequest(placeOrderMutation),
  scope: CART_SCOPE,
  // Nobody is made to pay what they have not seen.
  asksBeforeSending: ({ input }) => (input.expectedTotal === undefined ? 'always' : 'unlessTold'),
  asksAgainAfter: ['TOTAL_CHANGED'],
  // The number and the way to it: what was bought is the platform's to tell, to whom it belongs.
  keepResult: (data) => {
    const order = placedOrderOf({ kind: 'done', data })
    return order ? { ...order } : {}
  },
  outdates: forgetWallet,
  parseVariables: variablesSchema,
  parseOptimism: placeOrderOptimismSchema,
  applyOptimism: (store) => {
    store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'cart')
  },
})
