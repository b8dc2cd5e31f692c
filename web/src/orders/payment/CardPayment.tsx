import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { classNames } from '../../design/classNames.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { cardPageAddress } from './cardPageAddress.ts'
import { PlanText } from './PlanText.tsx'
import { useFormatDeadline } from './useFormatDeadline.ts'
import styles from './OrderPayment.module.css'
import type { CardPayment_order$key } from '../../__generated__/CardPayment_order.graphql'

type CardPaymentProps = Readonly<{ order: CardPayment_order$key }>

/**
 * Link to the card payment page, which returns to this page. Of an order on credit, it takes the part that credit does not
 * pay. Renders nothing for other payment methods.
 */
export function CardPayment({ order }: CardPaymentProps) {
  const { id, status, paymentUrl, payBefore, total, credit, paymentPlan } = useFragment(
    graphql`
      fragment CardPayment_order on Order {
        id
        status
        paymentUrl
        payBefore
        total {
          ...Amount_money
        }
        credit {
          rest {
            ...Amount_money
          }
        }
        paymentPlan {
          ...PlanText_plan
        }
      }
    `,
    order,
  )
  const inStore = useStorePath()
  const formatDeadline = useFormatDeadline()
  if (!paymentUrl) return null
  const rest = credit?.rest
  const amount = <Amount key="total" money={rest ?? total} />
  // Nothing is put aside of an order that was sent.
  const isKept = Boolean(payBefore) && status === 'PENDING'
  const { time, day } = payBefore ? formatDeadline(payBefore) : { time: '', day: '' }
  return (
    <section className={styles.payment} aria-labelledby="order-card">
      <h2 id="order-card" className={styles.title}>
        <FormattedMessage id={rest ? 'orders.payRestTitle' : 'orders.payCardTitle'} values={{ total: amount }} />
      </h2>
      <p>
        <FormattedMessage id="orders.payCardText" />
      </p>
      {isKept ? (
        <p>
          <FormattedMessage
            id={rest ? 'orders.payRestUntil' : 'orders.payCardUntil'}
            values={{ time: <strong key="time">{time}</strong>, day: <strong key="day">{day}</strong> }}
          />
        </p>
      ) : null}
      {paymentPlan ? (
        <p>
          <PlanText plan={paymentPlan} total={total} />
        </p>
      ) : null}
      <a href={cardPageAddress({ id, paymentUrl }, inStore)} className={classNames(buttonStyle('primary'), styles.way)}>
        <FormattedMessage id="orders.payCardNow" values={{ total: amount }} />
      </a>
    </section>
  )
}
