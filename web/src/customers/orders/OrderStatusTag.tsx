import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderStatusLabel, OrderStatusTag_order$key } from '../../__generated__/OrderStatusTag_order.graphql'
import { isPaidOnDelivery } from '../../orders/payment/isPaidOnDelivery.ts'
import styles from './OrderProgress.module.css'
import { progressStyle } from './progressStyle.ts'

/** Status label of an order in the colour of its step. */
export function OrderStatusTag({ order }: Readonly<{ order: OrderStatusTag_order$key }>) {
  const { statusLabel, progress, paymentMethodCode } = useFragment(
    graphql`
      fragment OrderStatusTag_order on OrderView {
        statusLabel
        progress
        paymentMethodCode
      }
    `,
    order,
  )
  // Nothing is paid of it before it arrives: its status would speak of a payment.
  const isPrepared = isPaidOnDelivery(paymentMethodCode) && PREPARED.has(statusLabel)
  return (
    <span className={`${styles.tag} ${styles[progressStyle(progress)]}`}>
      <FormattedMessage id={isPrepared ? 'customers.preparing' : LABELS[statusLabel]} />
    </span>
  )
}

const PREPARED: ReadonlySet<OrderStatusLabel> = new Set(['PENDING', 'PROCESSING'])

const LABELS = {
  PENDING: 'customers.statusPending',
  PROCESSING: 'customers.statusProcessing',
  AUTHORIZED: 'customers.statusAuthorized',
  PARTIALLY_AUTHORIZED: 'customers.statusPartiallyAuthorized',
  APPROVED: 'customers.statusApproved',
  PARTIALLY_APPROVED: 'customers.statusPartiallyApproved',
  DENIED: 'customers.statusDenied',
  REJECTED: 'customers.statusRejected',
  PARTIALLY_REJECTED: 'customers.statusPartiallyRejected',
  ORDER_SENT: 'customers.statusOrderSent',
  ORDER_DELIVERED: 'customers.statusOrderDelivered',
  PROCESSED_AND_CLOSED: 'customers.statusProcessedAndClosed',
  CANCELED: 'customers.statusCanceled',
  '%future added value': 'customers.statusPending',
} as const satisfies Record<OrderStatusLabel, string>
