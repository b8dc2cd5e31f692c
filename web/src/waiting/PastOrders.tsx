import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { isOutcomeUnknown } from '../offline/machine/unknownOutcome.ts'
import type { StoredResult } from '../offline/storage/storedResult.ts'
import { orderPath } from '../orders/placedOrderOf.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './WaitingPage.module.css'

const placedSchema = v.object({ id: v.string(), number: v.string() })

/** Renders orders that have left the queue: placed ones, and refused ones with the reason. */
export function PastOrders({ orders }: Readonly<{ orders: readonly StoredResult[] }>) {
  const formatDate = useFormatDate()
  if (orders.length === 0) return null
  return (
    <section className={styles.past}>
      <h2>
        <FormattedMessage id="waiting.ordersTitle" />
      </h2>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <PastOrder order={order} />
            <span className={styles.facts}>{formatDate(new Date(order.settledAt).toISOString(), 'dateTime')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PastOrder({ order }: Readonly<{ order: StoredResult }>) {
  const placed = v.safeParse(placedSchema, order.result)
  if (order.kind === 'done' && placed.success) {
    return (
      <StoreLink to={orderPath(placed.output)}>
        <FormattedMessage id="waiting.orderSent" values={{ number: placed.output.number }} />
      </StoreLink>
    )
  }
  return (
    <span>
      <FormattedMessage id={isOutcomeUnknown(order.userErrors) ? 'waiting.outcomeUnknown' : 'waiting.orderRefused'} />{' '}
      {order.userErrors.map(({ message }) => message).join(' ')}{' '}
      <StoreLink to="/checkout/cart">
        <FormattedMessage id="waiting.seeCart" />
      </StoreLink>
    </span>
  )
}
