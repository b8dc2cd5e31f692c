import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { DeliveryText, hasDeliveryDay } from '../DeliveryText.tsx'
import { PlanText } from '../payment/PlanText.tsx'
import { ReceiptState } from './ReceiptState.tsx'
import type { ReceiptFacts_receipt$key } from '../../__generated__/ReceiptFacts_receipt.graphql'

type ReceiptFactsProps = Readonly<{ receipt: ReceiptFacts_receipt$key }>

/** Recipient, destination, shipping and payment method of a receipt. Persons appear by their initials only. */
export function ReceiptFacts({ receipt }: ReceiptFactsProps) {
  const facts = useFragment(
    graphql`
      fragment ReceiptFacts_receipt on Receipt {
        recipient
        destination
        email
        shippingMethodTitle
        paymentMethodTitle
        total {
          ...Amount_money
        }
        paymentPlan {
          ...PlanText_plan
        }
        status
        deliveryEstimate {
          ...DeliveryDays_estimate
        }
        deliveredAt
        ...ReceiptState_receipt
      }
    `,
    receipt,
  )
  const { paymentPlan: plan, status, deliveryEstimate, deliveredAt } = facts
  const delivery = { status, deliveryEstimate, deliveredAt }
  const rows = [
    ['orders.receiptRecipient', [facts.recipient, facts.destination, facts.email].filter(Boolean).join(' · ')],
    ['orders.shippingMethod', facts.shippingMethodTitle],
    ['orders.receiptDelivery', hasDeliveryDay(delivery) ? <DeliveryText key="delivery" delivery={delivery} /> : null],
    ['orders.paymentMethod', facts.paymentMethodTitle],
    ['orders.receiptPlan', plan ? <PlanText key="plan" plan={plan} total={facts.total} /> : null],
    ['orders.receiptState', <ReceiptState key="state" receipt={facts} />],
  ] as const
  return rows.map(([label, value]) =>
    value ? (
      <div key={label}>
        <dt>
          <FormattedMessage id={label} />
        </dt>
        <dd>{value}</dd>
      </div>
    ) : null,
  )
}
