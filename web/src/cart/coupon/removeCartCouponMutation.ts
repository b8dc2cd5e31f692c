import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { countPendingChange, ensureCartRecord } from '../records/cartRecords.ts'
import { CART_SCOPE } from '../cartScope.ts'

const variablesSchema = v.object({ input: v.object({}) })

/** Mutation that removes the coupon. */
export const removeCartCouponMutation = queuedMutation({
  document: graphql`
    mutation removeCartCouponMutation($input: RemoveCartCouponInput!) {
      removeCartCoupon(input: $input) {
        cart {
          ...wholeCart_cart
        }
        ...mutationPayload_payload
      }
    }
  `,
  scope: CART_SCOPE,
  variables: variablesSchema,
  snapshot: v.object({}),
  optimistic: (store) => {
    const cart = ensureCartRecord(store)
    cart.setValue(null, 'coupon')
    countPendingChange(cart)
  },
  merge: (_older, newer) => newer,
  describe: () => ({ kind: 'noCoupon' }),
})
