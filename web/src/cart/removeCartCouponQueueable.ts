import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { countPendingChange, ensureCartRecord } from './cartRecords.ts'
import { CART_SCOPE } from './cartScope.ts'
import { removeCartCouponMutation } from './useRemoveCartCouponMutation.ts'

const variablesSchema = v.object({ input: v.object({}) })

export type RemoveCartCouponVariables = v.InferOutput<typeof variablesSchema>

/** Taking the coupon off, as the queue keeps it. */
export const removeCartCouponQueueable = defineQueueableMutation({
  name: 'removeCartCoupon',
  document: getRequest(removeCartCouponMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store) => {
    const cart = ensureCartRecord(store)
    cart.setValue(null, 'coupon')
    countPendingChange(cart)
  },
  mergeWaiting: (_older, newer) => newer,
})
