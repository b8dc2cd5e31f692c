import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackedCardPayment_order$key } from '../../__generated__/TrackedCardPayment_order.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { classNames } from '../../design/classNames.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { useFormatDeadline } from '../payment/useFormatDeadline.ts'
import styles from '../payment/OrderPayment.module.css'
import { ORDER_STATUS_PATH } from './orderStatusPath.ts'

/** Link to the card payment page, which returns to the page that finds orders. Renders nothing for other methods. */
export function TrackedCardPayment({ order }: Readonly<{ order: TrackedCardPayment_order$key }>) {
  const { number, status, paymentUrl, payBefore, total } = useFragment(
    graphql`
      fragment TrackedCardPayment_order on TrackedOrder {
        number
        status
        paymentUrl
        payBefore
        total {
          ...Amount_money
        }
      }
    `,
    order,
  )
  const inStore = useStorePath()
  const formatDeadline = useFormatDeadline()
  if (!paymentUrl) return null
  const address = new URL(paymentUrl)
  address.searchParams.set('return', inStore(`${ORDER_STATUS_PATH}?number=${encodeURIComponent(number)}`))
  const amount = <Amount key="total" money={total} />
  // Nothing is put aside of an order that was sent.
  const isKept = Boolean(payBefore) && status === 'PENDING'
  const { time, day } = payBefore ? formatDeadline(payBefore) : { time: '', day: '' }
  return (
    <section className={styles.payment} aria-labelledby="tracked-card">
      <h2 id="tracked-card" className={styles.title}>
        <FormattedMessage id="orders.payCardTitle" values={{ total: amount }} />
      </h2>
      <p>
        <FormattedMessage id="orders.payCardText" />
      </p>
      {isKept ? (
        <p>
          <FormattedMessage
            id="orders.payCardUntil"
            values={{ time: <strong key="time">{time}</strong>, day: <strong key="day">{day}</strong> }}
          />
        </p>
      ) : null}
      <a href={address.href} className={classNames(buttonStyle('primary'), styles.way)}>
        <FormattedMessage id="orders.payCardNow" values={{ total: amount }} />
      </a>
    </section>
  )
}
