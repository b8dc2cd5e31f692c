import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReceiptFacts_receipt$key } from '../__generated__/ReceiptFacts_receipt.graphql'

type ReceiptFactsProps = Readonly<{ receipt: ReceiptFacts_receipt$key }>

/** Who gets it, where and how, and how it is paid: persons by their initials alone. */
export function ReceiptFacts({ receipt }: ReceiptFactsProps) {
  const facts = useFragment(
    graphql`
      fragment ReceiptFacts_receipt on Receipt {
        recipient
        destination
        email
        shippingMethodTitle
        paymentMethodTitle
      }
    `,
    receipt,
  )
  const rows = [
    ['orders.receiptRecipient', [facts.recipient, facts.destination, facts.email].filter(Boolean).join(' · ')],
    ['orders.shippingMethod', facts.shippingMethodTitle],
    ['orders.paymentMethod', facts.paymentMethodTitle],
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
