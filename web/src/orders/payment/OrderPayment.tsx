import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { BarCode } from './BarCode.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { useFormatDeadline } from './useFormatDeadline.ts'
import styles from './OrderPayment.module.css'
import type { OrderPayment_order$key } from '../../__generated__/OrderPayment_order.graphql'

type OrderPaymentProps = Readonly<{ order: OrderPayment_order$key }>

/**
 * Payment instructions of a placed order: amount, recipient and deadline. Renders nothing for payment methods without
 * any.
 */
export function OrderPayment({ order }: OrderPaymentProps) {
  const {
    paymentInstructions: how,
    status,
    total,
    dueTotal,
  } = useFragment(
    graphql`
      fragment OrderPayment_order on OrderView {
        status
        total {
          amount
          ...Amount_money
        }
        dueTotal {
          amount
        }
        paymentInstructions {
          account
          bank
          beneficiary
          reference
          payBefore
          shops
        }
      }
    `,
    order,
  )
  const intl = useIntl()
  const { countryCode, language } = useStoreDefinition()
  const formatDeadline = useFormatDeadline()
  const isPending = status === 'PENDING'
  if (!how || !(isPending || Number(dueTotal?.amount ?? 0) > 0)) return null
  const { account, bank, beneficiary, reference, payBefore, shops } = how
  const label = (id: 'payAccount' | 'payAmount' | 'payBank' | 'payBeneficiary' | 'payReference') =>
    intl.formatMessage({ id: `orders.${id}` }, { country: countryCode })
  return (
    <section className={styles.payment} aria-labelledby="order-payment">
      <h2 id="order-payment" className={styles.title}>
        <FormattedMessage id="orders.payTitle" />
      </h2>
      {payBefore && isPending ? (
        <p className={styles.deadline}>
          <FormattedMessage id="orders.payBeforeDay" values={{ day: formatDeadline(payBefore).day }} />
        </p>
      ) : null}
      <dl className={styles.rows}>
        <PaymentRow label={label('payAmount')} copies={account ? total.amount : undefined}>
          <Amount money={total} />
        </PaymentRow>
        {account ? (
          <PaymentRow label={label('payAccount')} copies={account}>
            {account}
          </PaymentRow>
        ) : null}
        <PaymentRow label={label('payReference')} copies={reference}>
          {reference}
        </PaymentRow>
        {beneficiary ? <PaymentRow label={label('payBeneficiary')}>{beneficiary}</PaymentRow> : null}
        {bank ? <PaymentRow label={label('payBank')}>{bank}</PaymentRow> : null}
      </dl>
      {account ? null : <BarCode text={reference} />}
      <p className={styles.hint}>
        <FormattedMessage id={account ? 'orders.payTransferText' : 'orders.payStoreText'} />
      </p>
      {shops.length > 0 ? (
        <p className={styles.hint}>
          <FormattedMessage
            id="orders.payStoreShops"
            values={{ shops: new Intl.ListFormat(language, { type: 'disjunction' }).format(shops) }}
          />
        </p>
      ) : null}
    </section>
  )
}
