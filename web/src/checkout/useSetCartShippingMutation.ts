import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { MethodOptimism } from './chosenMethodQueueable.ts'
import type { SetCartShippingVariables } from './setCartShippingQueueable.ts'

export const setCartShippingMutation = graphql`
  mutation useSetCartShippingMutation($input: SetCartShippingInput!) {
    setCartShipping(input: $input) {
      cart {
        ...wholeCheckout_cart
      }
      userErrors {
        code
        message
        field
      }
      notices {
        code
        message
      }
    }
  }
`

/** A way to deliver, as it was offered. */
export type OfferedShipping = Readonly<{ carrierCode: string; methodCode: string }> & MethodOptimism

/** Sets where the cart goes to and how. */
export function useSetCartShippingMutation(): (address: ValidAddress, method: OfferedShipping) => Promise<Outcome> {
  const enqueue = useQueuedMutation<SetCartShippingVariables, MethodOptimism>('setCartShipping')
  return useCallback(
    (address, { carrierCode, methodCode, title }) =>
      enqueue({ input: { address, carrierCode, methodCode } }, { title }),
    [enqueue],
  )
}
