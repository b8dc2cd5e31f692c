import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackedOrderView_order$key } from '../../__generated__/TrackedOrderView_order.graphql'
import { OrderDelivery } from '../../customers/orders/OrderDelivery.tsx'
import { OrderProgress } from '../../customers/orders/OrderProgress.tsx'
import { Button } from '../../design/Button.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { OrderLines } from '../OrderLines.tsx'
import { OrderTotals } from '../totals/OrderTotals.tsx'
import { OrderPayment } from '../payment/OrderPayment.tsx'
import { TrackedCardPayment } from './TrackedCardPayment.tsx'
import { TrackedFacts } from './TrackedFacts.tsx'
import styles from './TrackOrder.module.css'

type TrackedOrderViewProps = Readonly<{
  order: TrackedOrderView_order$key
  /** Number of the answer: each new one is announced. */
  reading: number
  isRefreshing: boolean
  onRefresh: () => void
}>

/** Order that was found by its number and e-mail address, from its steps to its totals. */
export function TrackedOrderView({ order: key, reading, isRefreshing, onRefresh }: TrackedOrderViewProps) {
  const order = useFragment(
    graphql`
      fragment TrackedOrderView_order on TrackedOrder {
        number
        placedAt
        canceledAt
        ...OrderProgress_order
        ...OrderDelivery_order
        ...TrackedCardPayment_order
        ...OrderPayment_order
        ...OrderLines_order
        ...OrderTotals_order
        ...TrackedFacts_order
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const formatDate = useFormatDate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [order.number])
  const { number, placedAt, canceledAt } = order
  return (
    <section className={styles.order} aria-labelledby="tracked-order">
      <header className={styles.head}>
        <div>
          <h2 id="tracked-order" ref={heading} tabIndex={-1} className={styles.title}>
            {formatMessage({ id: 'tracking.order' }, { number })}
          </h2>
          <p className={styles.muted}>
            <FormattedMessage id="orders.placedAt" values={{ date: formatDate(placedAt, 'dateAtTime') }} />
          </p>
        </div>
        <div className={styles.refresh}>
          <output className={styles.muted}>
            {reading > 1 && !isRefreshing ? formatMessage({ id: 'tracking.refreshed' }) : null}
          </output>
          <Button variant="secondary" isBusy={isRefreshing} onClick={onRefresh}>
            {formatMessage({ id: 'tracking.refresh' })}
          </Button>
        </div>
      </header>
      <OrderProgress order={order} />
      {canceledAt ? (
        <p>
          <FormattedMessage id="tracking.canceledAt" values={{ date: formatDate(canceledAt, 'dateAtTime') }} />
        </p>
      ) : null}
      <OrderDelivery order={order} />
      <TrackedCardPayment order={order} />
      <OrderPayment order={order} />
      <div className={styles.columns}>
        <OrderLines order={order} />
        <div className={styles.aside}>
          <OrderTotals order={order} />
          <TrackedFacts order={order} />
        </div>
      </div>
      <p className={styles.muted}>{formatMessage({ id: 'tracking.masked' })}</p>
    </section>
  )
}
