import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../../offline/queuedMutation.ts'
import { countPendingChange, ensureCartRecord } from '../records/cartRecords.ts'
import { CART_SCOPE } from '../cartScope.ts'

const variablesSchema = v.object({ input: v.object({ code: v.string() }) })

/**
 * Mutation that applies a coupon. Has no optimistic update: only the platform knows whether the coupon is
 * valid and its discount.
 */
export const applyCartCouponMutation = queuedMutation({
  document: graphql`
    mutation applyCartCouponMutation($input: ApplyCartCouponInput!) {
      applyCartCoupon(input: $input) {
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
  optimistic: (store) => countPendingChange(ensureCartRecord(store)),
  merge: (_older, newer) => newer,
  describe: ({ input }) => ({ kind: 'coupon', code: input.code }),
})
