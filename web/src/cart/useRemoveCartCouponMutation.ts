import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { RemoveCartCouponVariables } from './removeCartCouponQueueable.ts'

export const removeCartCouponMutation = graphql`
  mutation useRemoveCartCouponMutation($input: RemoveCartCouponInput!) {
    removeCartCoupon(input: $input) {
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

/** Takes the coupon off. */
export function useRemoveCartCouponMutation(): () => Promise<Outcome> {
  const enqueue = useQueuedMutation<RemoveCartCouponVariables, Readonly<Record<string, never>>>('removeCartCoupon')
  return useCallback(() => enqueue({ input: {} }, {}), [enqueue])
}
