import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { Outcome } from '../offline/outcome.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { MethodOptimism } from './chosenMethodQueueable.ts'
import type { SetCartPaymentVariables } from './setCartPaymentQueueable.ts'

export const setCartPaymentMutation = graphql`
  mutation useSetCartPaymentMutation($input: SetCartPaymentInput!) {
    setCartPayment(input: $input) {
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

/** A way to pay, as it was offered. */
export type OfferedPayment = Readonly<{ code: string }> & MethodOptimism

/** Sets how the cart is paid. */
export function useSetCartPaymentMutation(): (method: OfferedPayment) => Promise<Outcome> {
  const enqueue = useQueuedMutation<SetCartPaymentVariables, MethodOptimism>('setCartPayment')
  return useCallback(({ code, title }) => enqueue({ input: { methodCode: code } }, { title }), [enqueue])
}
