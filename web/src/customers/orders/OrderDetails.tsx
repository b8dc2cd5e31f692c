import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderDetails_order$key } from '../../__generated__/OrderDetails_order.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { OrderGift } from '../../gift/OrderGift.tsx'
import { OrderGiftCards } from '../../gift/OrderGiftCards.tsx'
import { CardPayment } from '../../orders/payment/CardPayment.tsx'
import { OrderCredit } from '../../orders/credit/OrderCredit.tsx'
import { OrderFacts } from '../../orders/OrderFacts.tsx'
import { OrderLines } from '../../orders/OrderLines.tsx'
import { OrderPayment } from '../../orders/payment/OrderPayment.tsx'
import { OrderTotals } from '../../orders/totals/OrderTotals.tsx'
import { receiptPath } from '../../orders/receipt/receiptPath.ts'
import { CanceledNote } from '../../returns/CanceledNote.tsx'
import { CancelOrderButton } from '../../returns/CancelOrderButton.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { orderPath } from './orderPath.ts'
import { ReorderButton } from './ReorderButton.tsx'
import styles from './OrderDetails.module.css'

/** Details of an order, from its progress to its totals. */
export function OrderDetails({ order: key }: Readonly<{ order: OrderDetails_order$key }>) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on Order {
        id
        placedAt
        status
        receiptProof
        companyOrderNumber
        ...OrderProgress_order
        ...CanceledNote_order
        ...CancelOrderButton_order
        ...OrderDelivery_order
        ...CardPayment_order
        ...OrderCredit_order
        ...OrderPayment_order
        ...OrderLines_order
        ...OrderTotals_order
        ...OrderFacts_order
        ...OrderGift_order
        ...OrderGiftCards_order
        ...ReorderButton_order
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  return (
    <div className={styles.details}>
      <p className={styles.muted}>
        <FormattedMessage id="customers.orderDate" values={{ date: formatDate(order.placedAt, 'dateAtTime') }} />
      </p>
      {order.companyOrderNumber ? (
        <p className={styles.muted}>
          <FormattedMessage id="buyer.ownNumber" values={{ number: order.companyOrderNumber }} />
        </p>
      ) : null}
      <OrderProgress order={order} />
      <OrderDelivery order={order} />
      <CanceledNote order={order} />
      <CardPayment order={order} />
      <OrderCredit order={order} />
      <OrderPayment order={order} />
      <OrderGift order={order} />
      <OrderGiftCards order={order} />
      <div className={styles.columns}>
        <OrderLines order={order} />
        <div className={styles.aside}>
          <OrderTotals order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
      <div className={styles.ways}>
        <ReorderButton order={order} />
        <CancelOrderButton order={order} />
        {order.status === 'DELIVERED' ? (
          <StoreLink to={`${orderPath(order.id)}/return`} className={buttonStyle('secondary')}>
            <FormattedMessage id="returns.return" />
          </StoreLink>
        ) : null}
        {order.status === 'CANCELED' ? null : (
          <StoreLink to={`${orderPath(order.id)}/guarantee-provider`} className={buttonStyle('secondary')}>
            <FormattedMessage id="guarantees.guarantee" />
          </StoreLink>
        )}
        {order.receiptProof ? (
          <StoreLink to={receiptPath(order.receiptProof)} className={buttonStyle('secondary')}>
            <FormattedMessage id="orders.receipt" />
          </StoreLink>
        ) : null}
        <StoreLink to="/my-account/orders" className={buttonStyle('quiet')}>
          <FormattedMessage id="customers.backToOrders" />
        </StoreLink>
      </div>
    </div>
  )
}
