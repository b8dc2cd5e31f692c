import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Icon } from '../design/Icon.tsx'
import styles from './OrderSuccessPage.module.css'
import type { OrderNextSteps_order$key, OrderStatus } from '../__generated__/OrderNextSteps_order.graphql'

type OrderNextStepsProps = Readonly<{ order: OrderNextSteps_order$key }>

/** What the shop does next, in words: it depends on how far the order is, and on whether there is something to carry. */
export function OrderNextSteps({ order }: OrderNextStepsProps) {
  const { status, shippingAddress } = useFragment(
    graphql`
      fragment OrderNextSteps_order on Order {
        status
        shippingAddress {
          __typename
        }
      }
    `,
    order,
  )
  return (
    <section className={styles.next} aria-labelledby="order-next">
      <h2 id="order-next" className={styles.subtitle}>
        <FormattedMessage id="orders.nextTitle" />
      </h2>
      <p className={styles.nextStep}>
        <Icon name="wallet" />
        <FormattedMessage id={STATUS_MESSAGES[status]} />
      </p>
      <p className={styles.nextStep}>
        <Icon name={shippingAddress ? 'truck' : 'check'} />
        <FormattedMessage id={shippingAddress ? 'orders.nextShipping' : 'orders.nextVirtual'} />
      </p>
    </section>
  )
}

const STATUS_MESSAGES = {
  PENDING: 'orders.nextPending',
  PROCESSING: 'orders.nextProcessing',
  SHIPPED: 'orders.nextShipped',
  DELIVERED: 'orders.nextDelivered',
  CANCELED: 'orders.nextCanceled',
  '%future added value': 'orders.nextProcessing',
} as const satisfies Record<OrderStatus, string>
