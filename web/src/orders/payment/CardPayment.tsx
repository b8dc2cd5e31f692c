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

/** Link to the card payment page, which returns to this page. Renders nothing for other payment methods. */
export function CardPayment({ order }: CardPaymentProps) {
  const { id, paymentUrl, payBefore, total, paymentPlan } = useFragment(
    graphql`
      fragment CardPayment_order on Order {
        id
        paymentUrl
        payBefore
        total {
          ...Amount_money
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
  return (
    <section className={styles.payment} aria-labelledby="order-card">
      <h2 id="order-card" className={styles.title}>
        <FormattedMessage id="orders.payCardTitle" />
      </h2>
      <p>
        <FormattedMessage id="orders.payCardText" />
      </p>
      {payBefore ? (
        <p>
          <FormattedMessage
            id="orders.payCardUntil"
            values={{ time: <strong key="time">{formatDeadline(payBefore).time}</strong> }}
          />
        </p>
      ) : null}
      {paymentPlan ? (
        <p>
          <PlanText plan={paymentPlan} total={total} />
        </p>
      ) : null}
      <a href={cardPageAddress({ id, paymentUrl }, inStore)} className={classNames(buttonStyle('primary'), styles.way)}>
        <FormattedMessage id="orders.payCardNow" values={{ total: <Amount key="total" money={total} /> }} />
      </a>
    </section>
  )
}
