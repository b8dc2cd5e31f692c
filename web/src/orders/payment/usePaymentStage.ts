import { graphql, useFragment } from 'react-relay/hooks'
import { type PaymentStage, paymentStage } from './paymentStage.ts'
import type { usePaymentStage_order$key } from '../../__generated__/usePaymentStage_order.graphql'

/** React hook that returns the payment stage of an order. */
export function usePaymentStage(order: usePaymentStage_order$key): PaymentStage {
  const { status, paymentMethodCode, paymentUrl, paymentInstructions, dueTotal } = useFragment(
    graphql`
      fragment usePaymentStage_order on Order {
        status
        paymentMethodCode
        paymentUrl
        paymentInstructions {
          __typename
        }
        dueTotal {
          amount
        }
      }
    `,
    order,
  )
  return paymentStage({
    status,
    paymentMethodCode,
    hasCardPage: Boolean(paymentUrl),
    hasInstructions: Boolean(paymentInstructions),
    isDue: Number(dueTotal?.amount ?? 0) > 0,
  })
}
