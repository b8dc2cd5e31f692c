import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { PLACE_ORDER } from './placeOrderName.ts'
import type { PlaceOrderOptimism } from './placeOrderOptimism.ts'
import type { PlaceOrderVariables } from './placeOrderQueueable.ts'

export const placeOrderMutation = graphql`
  mutation usePlaceOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order {
        id
        number
        ...OrderSuccessPage_order
      }
      cart {
        ...wholeCheckout_cart
      }
      userErrors {
        code
        message
        field
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

/** Turns the cart into an order. */
export function usePlaceOrderMutation(): (
  input: PlaceOrderVariables['input'],
  optimism: PlaceOrderOptimism,
) => Promise<Outcome> {
  const enqueue = useQueuedMutation<PlaceOrderVariables, PlaceOrderOptimism>(PLACE_ORDER)
  return useCallback((input, optimism) => enqueue({ input }, optimism), [enqueue])
}
