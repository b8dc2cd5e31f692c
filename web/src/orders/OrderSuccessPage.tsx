import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Icon } from '../design/Icon.tsx'
import { keepFocusNear } from '../design/keepFocusNear.ts'
import { buttonStyle } from '../design/buttonStyle.ts'
import { classNames } from '../design/classNames.ts'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { OrderGift } from '../gift/OrderGift.tsx'
import { OrderGiftCards } from '../gift/OrderGiftCards.tsx'
import { InstallOffer } from '../install/InstallOffer.tsx'
import { useMeasurePurchase } from '../measure/useMeasurePurchase.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { CardPayment } from './payment/CardPayment.tsx'
import { OrderCredit } from './credit/OrderCredit.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderNextSteps } from './OrderNextSteps.tsx'
import { OrderPayment } from './payment/OrderPayment.tsx'
import { OrderTotals } from './totals/OrderTotals.tsx'
import { isToPay } from './payment/paymentStage.ts'
import { receiptPath } from './receipt/receiptPath.ts'
import { usePaymentStage } from './payment/usePaymentStage.ts'
import styles from './OrderSuccessPage.module.css'
import type { OrderSuccessPage_order$key } from '../__generated__/OrderSuccessPage_order.graphql'

type OrderSuccessPageProps = Readonly<{ order: OrderSuccessPage_order$key }>

/** Page shown after an order is placed: its number, next steps and contents. */
export function OrderSuccessPage({ order: orderKey }: OrderSuccessPageProps) {
  const order = useFragment(
    graphql`
      fragment OrderSuccessPage_order on Order {
        number
        placedAt
        email
        receiptProof
        ...usePaymentStage_order
        ...CardPayment_order
        ...OrderPayment_order
        ...OrderNextSteps_order
        ...OrderCredit_order
        ...OrderLines_order
        ...OrderTotals_order
        ...OrderFacts_order
        ...OrderGift_order
        ...OrderGiftCards_order
        ...useMeasurePurchase_order
      }
    `,
    orderKey,
  )
  useMeasurePurchase(order)
  const formatDate = useFormatDate()
  const stage = usePaymentStage(order)
  const isOpen = isToPay(stage)
  return (
    <article ref={keepFocusNear} className={styles.page}>
      <header className={styles.header}>
        <span className={classNames(styles.mark, isOpen && styles.open)}>
          <Icon name={isOpen ? 'wallet' : stage === 'canceled' ? 'info' : 'check'} size={32} />
        </span>
        <h1>
          <FormattedMessage id={isOpen ? 'orders.toPay' : stage === 'canceled' ? 'orders.canceled' : 'orders.thanks'} />
        </h1>
        <p className={styles.number}>
          <span className={styles.numberLabel}>
            <FormattedMessage id="orders.number" />
          </span>
          <strong>{order.number}</strong>
        </p>
        <p className={styles.muted}>
          <FormattedMessage id="orders.placedAt" values={{ date: formatDate(order.placedAt, 'dateAtTime') }} />
        </p>
        {order.email ? (
          <p>
            <FormattedMessage
              id="orders.confirmationSent"
              values={{ email: <strong key="email">{order.email}</strong> }}
            />
          </p>
        ) : null}
      </header>
      <CardPayment order={order} />
      <OrderPayment order={order} />
      <OrderCredit order={order} />
      <OrderNextSteps order={order} />
      <OrderGift order={order} />
      <OrderGiftCards order={order} />
      <InstallOffer />
      <div className={styles.columns}>
        <OrderLines order={order} />
        <div className={styles.aside}>
          <OrderTotals order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
      <div className={styles.ways}>
        {order.receiptProof ? (
          <StoreLink to={receiptPath(order.receiptProof)} className={buttonStyle('secondary')}>
            <FormattedMessage id="orders.receipt" />
          </StoreLink>
        ) : null}
        <StoreLink to="/" className={buttonStyle('secondary')}>
          <FormattedMessage id="orders.keepShopping" />
        </StoreLink>
      </div>
    </article>
  )
}
