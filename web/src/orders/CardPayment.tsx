import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { buttonStyle } from '../design/buttonStyle.ts'
import { classNames } from '../design/classNames.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { orderPath } from './placedOrderOf.ts'
import styles from './OrderPayment.module.css'
import type { CardPayment_order$key } from '../__generated__/CardPayment_order.graphql'

type CardPaymentProps = Readonly<{ order: CardPayment_order$key }>

/** The way to the page on which a card pays an order, and from there back to here. Nothing for what is paid otherwise. */
export function CardPayment({ order }: CardPaymentProps) {
  const { id, paymentUrl } = useFragment(
    graphql`
      fragment CardPayment_order on Order {
        id
        paymentUrl
      }
    `,
    order,
  )
  const inStore = useStorePath()
  if (!paymentUrl) return null
  const address = new URL(paymentUrl)
  address.searchParams.set('return', inStore(orderPath({ id })))
  return (
    <section className={styles.payment} aria-labelledby="order-card">
      <h2 id="order-card" className={styles.title}>
        <FormattedMessage id="orders.payCardTitle" />
      </h2>
      <p>
        <FormattedMessage id="orders.payCardText" />
      </p>
      <a href={address.href} className={classNames(buttonStyle('primary'), styles.way)}>
        <FormattedMessage id="orders.payCardNow" />
      </a>
    </section>
  )
}
