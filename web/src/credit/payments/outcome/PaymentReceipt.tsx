import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PaymentReceipt_payment$key } from '../../../__generated__/PaymentReceipt_payment.graphql'
import { Button } from '../../../design/Button.tsx'
import { useFormatDate } from '../../../i18n/useFormatDate.ts'
import { type MoneyValue, useMoney } from '../../../i18n/useMoney.ts'
import { usePaymentLooks } from './usePaymentLooks.ts'
import { ReceiptLine } from './ReceiptLine.tsx'
import styles from '../Pay.module.css'

/** Receipt of a payment: what was received, and what it was used for. To be printed. */
export function PaymentReceipt({ payment: key }: Readonly<{ payment: PaymentReceipt_payment$key }>) {
  const payment = useFragment(
    graphql`
      fragment PaymentReceipt_payment on CreditPayment {
        id
        status
        method
        createdAt
        appliedAt
        total {
          amount
          currencyCode
        }
        received {
          amount
          currencyCode
        }
        surplus {
          amount
          currencyCode
        }
        lines {
          invoiceNumber
          ...ReceiptLine_line
        }
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const formatDate = useFormatDate()
  const { isLooking, look } = usePaymentLooks(payment.id, false)
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode })
  const given = (money: MoneyValue | null | undefined) => (money && Number(money.amount) > 0 ? write(money) : null)
  const { createdAt, appliedAt, received, surplus, lines } = payment
  const isApplied = appliedAt !== null && appliedAt !== undefined
  const facts = [
    { title: 'creditPayments.factTotal', text: write(payment.total) },
    { title: 'creditPayments.factReceived', text: given(received) },
    { title: 'creditPayments.factSurplus', text: given(surplus) },
    { title: 'creditPayments.factMethod', text: formatMessage({ id: METHODS[payment.method] }) },
    { title: 'creditPayments.factOpened', text: createdAt ? formatDate(createdAt, 'dateTime') : null },
    { title: 'creditPayments.factApplied', text: isApplied ? formatDate(appliedAt, 'dateTime') : null },
  ] as const
  return (
    <>
      <dl className={styles.receipt}>
        {facts.map(({ title, text }) =>
          text ? (
            <div key={title}>
              <dt>
                <FormattedMessage id={title} />
              </dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <ul className={styles.credits}>
        {lines.map((line) => (
          <li key={line.invoiceNumber} className={styles.credit}>
            <ReceiptLine line={line} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {payment.status === 'PROCESSING' || payment.status === 'UNMATCHED' ? (
          <Button variant="secondary" isBusy={isLooking} onClick={() => void look()}>
            <FormattedMessage id="creditPayments.askAgain" />
          </Button>
        ) : null}
        {isApplied ? (
          <Button variant="secondary" onClick={() => window.print()}>
            <FormattedMessage id="creditPayments.print" />
          </Button>
        ) : null}
      </div>
    </>
  )
}

const METHODS = {
  CARD: 'creditPayments.methodCard',
  TRANSFER: 'creditPayments.methodTransfer',
  '%future added value': 'creditPayments.methodCard',
} as const
