import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import styles from './OrderPayment.module.css'
import type { OrderPayment_order$key } from '../__generated__/OrderPayment_order.graphql'

type OrderPaymentProps = Readonly<{ order: OrderPayment_order$key }>

/** How to pay an order that has been placed: account, reference, until when. Nothing for what is paid otherwise. */
export function OrderPayment({ order }: OrderPaymentProps) {
  const { paymentInstructions: how, status } = useFragment(
    graphql`
      fragment OrderPayment_order on Order {
        status
        paymentInstructions {
          account
          bank
          beneficiary
          reference
          payBefore
        }
      }
    `,
    order,
  )
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const formatDate = useFormatDate()
  if (!how || status !== 'PENDING') return null
  const rows = [
    [intl.formatMessage({ id: 'orders.payBeneficiary' }), how.beneficiary],
    [intl.formatMessage({ id: 'orders.payBank' }), how.bank],
    [intl.formatMessage({ id: 'orders.payAccount' }, { country: countryCode }), how.account],
    [intl.formatMessage({ id: 'orders.payReference' }), how.reference],
    [intl.formatMessage({ id: 'orders.payBefore' }), how.payBefore ? formatDate(how.payBefore, 'dateTime') : null],
  ] as const
  return (
    <section className={styles.payment} aria-labelledby="order-payment">
      <h2 id="order-payment" className={styles.title}>
        <FormattedMessage id="orders.payTitle" />
      </h2>
      <dl className={styles.rows}>
        {rows.map(([label, value]) =>
          value ? (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className={styles.hint}>
        <FormattedMessage id={how.account ? 'orders.payTransferText' : 'orders.payStoreText'} />
      </p>
    </section>
  )
}
