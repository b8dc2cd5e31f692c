import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { countPendingChange, ensureCartRecord } from './cartRecords.ts'
import { CART_SCOPE } from './cartScope.ts'
import { applyCartCouponMutation } from './useApplyCartCouponMutation.ts'

const variablesSchema = v.object({ input: v.object({ code: v.string() }) })

export type ApplyCartCouponVariables = v.InferOutput<typeof variablesSchema>

/** Using a coupon, as the queue keeps it. Whether it applies, and what it takes off, only the platform knows. */
export const applyCartCouponQueueable = defineQueueableMutation({
  name: 'applyCartCoupon',
  document: getRequest(applyCartCouponMutation),
  scope: CART_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: (store) => countPendingChange(ensureCartRecord(store)),
  mergeWaiting: (_older, newer) => newer,
})
