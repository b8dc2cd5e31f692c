import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../cart/Amount.tsx'
import { DeliveryDays } from '../delivery/DeliveryDays.tsx'
import { Icon } from '../design/Icon.tsx'
import type { PaymentStage } from './payment/paymentStage.ts'
import { usePaymentStage } from './payment/usePaymentStage.ts'
import styles from './OrderSuccessPage.module.css'
import type { OrderNextSteps_order$key, OrderStatus } from '../__generated__/OrderNextSteps_order.graphql'

type OrderNextStepsProps = Readonly<{ order: OrderNextSteps_order$key }>

/** Text on the next steps of an order, by payment, progress, and whether goods are shipped. */
export function OrderNextSteps({ order: key }: OrderNextStepsProps) {
  const order = useFragment(
    graphql`
      fragment OrderNextSteps_order on Order {
        status
        currentTotal {
          ...Amount_money
        }
        dueTotal {
          amount
          ...Amount_money
        }
        canceledTotal {
          ...Amount_money
        }
        paidTotal {
          amount
        }
        paymentMethodCode
        credit {
          creditNumber
        }
        shippingAddress {
          __typename
        }
        pickupBranch {
          branch {
            name
          }
        }
        deliveryEstimate {
          ...DeliveryDays_estimate
        }
        ...usePaymentStage_order
      }
    `,
    key,
  )
  const { status, shippingAddress, pickupBranch, deliveryEstimate: days, paidTotal } = order
  const stage = usePaymentStage(order)
  const messages = pickupBranch ? PICKUP_MESSAGES : HOME_MESSAGES
  const isOnDelivery = stage === 'cashOnDelivery' || stage === 'cardOnDelivery'
  const isSentUnpaid = isOnDelivery && status === 'SHIPPED'
  const message =
    stage === 'settled' ? messages.byStatus[status] : isSentUnpaid ? messages.sentUnpaid : messages.byStage[stage]
  const isPaidBack = stage === 'canceled' && Number(paidTotal?.amount ?? 0) > 0
  const refund = order.paymentMethodCode === 'wallet' ? 'orders.nextToWallet' : 'orders.nextPaidBack'
  const toPay = order.dueTotal && Number(order.dueTotal.amount) > 0 ? order.dueTotal : order.currentTotal
  const branch = pickupBranch?.branch.name
  // Null while the credit is not given; undefined for other payment methods.
  const isOnCredit = order.credit?.creditNumber !== undefined
  const isToldByCredit = isOnCredit && (status === 'PENDING' || status === 'PROCESSING')
  const isOnItsWay = stage !== 'canceled' && status !== 'DELIVERED'
  // `OrderCredit` says the state of a credit.
  if (isOnCredit && stage === 'canceled') return null
  return (
    <section className={styles.next} aria-labelledby="order-next">
      <h2 id="order-next" className={styles.subtitle}>
        <FormattedMessage id="orders.nextTitle" />
      </h2>
      {isToldByCredit ? null : (
        <p className={styles.nextStep}>
          <Icon name="wallet" />
          <FormattedMessage
            id={isPaidBack ? refund : message}
            values={{ total: <Amount key="total" money={isPaidBack ? order.canceledTotal : toPay} />, branch }}
            tagName="span"
          />
        </p>
      )}
      {isOnItsWay && shippingAddress && !pickupBranch && days ? (
        <p className={styles.nextStep}>
          <Icon name="calendar" />
          <DeliveryDays estimate={days} />
        </p>
      ) : null}
      {isOnItsWay && status !== 'SHIPPED' ? (
        <p className={styles.nextStep}>
          <Icon name={shippingAddress && !pickupBranch ? 'truck' : 'check'} />
          {pickupBranch ? (
            <FormattedMessage tagName="span" id="orders.nextPickup" values={{ branch: pickupBranch.branch.name }} />
          ) : (
            <FormattedMessage tagName="span" id={shippingAddress ? 'orders.nextShipping' : 'orders.nextVirtual'} />
          )}
        </p>
      ) : null}
    </section>
  )
}

type Messages = Readonly<{
  byStatus: Readonly<Record<OrderStatus, string>>
  byStage: Readonly<Record<Exclude<PaymentStage, 'settled'>, string>>
  /** Message for an order that has left and is paid when it arrives. */
  sentUnpaid: string
}>

const HOME_MESSAGES = {
  byStatus: {
    PENDING: 'orders.nextPending',
    PROCESSING: 'orders.nextProcessing',
    SHIPPED: 'orders.nextShipped',
    DELIVERED: 'orders.nextDelivered',
    CANCELED: 'orders.nextCanceled',
    '%future added value': 'orders.nextProcessing',
  },
  byStage: {
    card: 'orders.nextCard',
    instructed: 'orders.nextInstructed',
    cashOnDelivery: 'orders.nextCash',
    cardOnDelivery: 'orders.nextCardOnDelivery',
    credit: 'orders.nextCredit',
    waiting: 'orders.nextPending',
    due: 'orders.nextDue',
    canceled: 'orders.nextCanceled',
  },
  sentUnpaid: 'orders.nextShippedUnpaid',
} as const satisfies Messages

/** Messages for pickup orders: they are not delivered, and payment on delivery is made in the branch. */
const PICKUP_MESSAGES = {
  byStatus: { ...HOME_MESSAGES.byStatus, SHIPPED: 'orders.nextReady', DELIVERED: 'orders.nextPickedUp' },
  byStage: {
    ...HOME_MESSAGES.byStage,
    cashOnDelivery: 'orders.nextCashInBranch',
    cardOnDelivery: 'orders.nextCardInBranch',
  },
  sentUnpaid: 'orders.nextReadyUnpaid',
} as const satisfies Messages
