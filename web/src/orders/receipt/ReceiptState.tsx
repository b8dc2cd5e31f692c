import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import { type PaymentStage, paymentStage } from '../payment/paymentStage.ts'
import { useFormatDeadline } from '../payment/useFormatDeadline.ts'
import type { ReceiptState_receipt$key } from '../../__generated__/ReceiptState_receipt.graphql'

/** Payment state of a receipt: paid, or the deadline or method of the payment. */
export function ReceiptState({ receipt }: Readonly<{ receipt: ReceiptState_receipt$key }>) {
  const { status, paymentMethodCode, payBefore, dueTotal, currentTotal } = useFragment(
    graphql`
      fragment ReceiptState_receipt on Receipt {
        status
        paymentMethodCode
        payBefore
        currentTotal {
          ...Amount_money
        }
        dueTotal {
          amount
          ...Amount_money
        }
      }
    `,
    receipt,
  )
  const formatDeadline = useFormatDeadline()
  const hasCardPage = Boolean(payBefore)
  const isDue = Number(dueTotal?.amount ?? 0) > 0
  const stage = paymentStage({ status, paymentMethodCode, hasCardPage, hasInstructions: false, isDue })
  const day = payBefore ? formatDeadline(payBefore).day : ''
  return (
    <FormattedMessage
      id={MESSAGES[stage]}
      values={{ total: <Amount key="total" money={dueTotal ?? currentTotal} />, day }}
    />
  )
}

const MESSAGES = {
  card: 'orders.stateToPay',
  instructed: 'orders.stateToPay',
  cashOnDelivery: 'orders.stateOnDelivery',
  cardOnDelivery: 'orders.stateOnDelivery',
  credit: 'orders.nextCredit',
  waiting: 'orders.nextPending',
  due: 'orders.nextDue',
  settled: 'orders.statePaid',
  canceled: 'orders.stateCanceled',
} as const satisfies Record<PaymentStage, string>
