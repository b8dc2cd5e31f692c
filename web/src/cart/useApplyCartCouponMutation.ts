import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { ApplyCartCouponVariables } from './applyCartCouponQueueable.ts'

export const applyCartCouponMutation = graphql`
  mutation useApplyCartCouponMutation($input: ApplyCartCouponInput!) {
    applyCartCoupon(input: $input) {
      cart {
        ...wholeCart_cart
      }
      userErrors {
        code
        message
        sku
        availableQuantity
      }
      notices {
        code
        message
      }
    }
  }
`

/** Uses a coupon. */
export function useApplyCartCouponMutation(): (code: string) => Promise<Outcome> {
  const enqueue = useQueuedMutation<ApplyCartCouponVariables, Readonly<Record<string, never>>>('applyCartCoupon')
  return useCallback((code) => enqueue({ input: { code } }, {}), [enqueue])
}
