import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TransferDetails_payment$key } from '../../../__generated__/TransferDetails_payment.graphql'
import { Button } from '../../../design/Button.tsx'
import { useMoney } from '../../../i18n/useMoney.ts'
import { PaymentRow } from '../../../orders/payment/PaymentRow.tsx'
import { useFormatDeadline } from '../../../orders/payment/useFormatDeadline.ts'
import { transferHoursValues } from '../transferHoursValues.ts'
import { useKeptTransfer } from './useKeptTransfer.ts'
import { usePaymentLooks } from './usePaymentLooks.ts'
import styles from '../Pay.module.css'

type TransferDetailsProps = Readonly<{
  payment: TransferDetails_payment$key
  /** Hours that a transfer takes; null if unknown. */
  transferHours: number | null | undefined
}>

/** Instructions of a transfer, with a button to copy each part, until when, and whether it has arrived. */
export function TransferDetails({ payment: key, transferHours }: TransferDetailsProps) {
  const { id, transfer, payBefore, total } = useFragment(
    graphql`
      fragment TransferDetails_payment on CreditPayment {
        id
        payBefore
        total {
          amount
          currencyCode
        }
        transfer {
          account
          reference
          bank
          beneficiary
        }
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const formatDeadline = useFormatDeadline()
  const { isLooking, isFailed, look } = usePaymentLooks(id, false)
  useKeptTransfer(id)
  if (!transfer) return null
  const { account, reference, bank, beneficiary } = transfer
  const { amount, currencyCode } = total
  const rows = [
    { label: formatMessage({ id: 'creditPayments.clabe' }), text: account },
    { label: formatMessage({ id: 'creditPayments.reference' }), text: reference },
    {
      label: formatMessage({ id: 'creditPayments.amount' }),
      text: formatMoney({ amount, currencyCode }),
      copies: amount,
    },
    { label: formatMessage({ id: 'creditPayments.beneficiary' }), text: beneficiary },
  ]
  return (
    <div className={styles.part}>
      {payBefore ? (
        <p className={styles.strong}>
          <FormattedMessage id="creditPayments.transferUntil" values={{ day: formatDeadline(payBefore).day }} />
        </p>
      ) : null}
      <dl className={styles.transfer}>
        {rows.map(({ label, text, copies }) => (
          <PaymentRow key={label} label={label} copies={copies ?? text}>
            {text}
          </PaymentRow>
        ))}
        <PaymentRow label={formatMessage({ id: 'creditPayments.bank' })}>{bank}</PaymentRow>
      </dl>
      <FormattedMessage id="creditPayments.transferHours" values={transferHoursValues(transferHours)} tagName="p" />
      <FormattedMessage id="creditPayments.transferDays" tagName="p" />
      <p className={styles.muted}>
        <FormattedMessage id="creditPayments.transferMail" />
      </p>
      <output>
        <FormattedMessage id={isFailed ? 'creditPayments.askFailed' : 'creditPayments.transferWaiting'} />
      </output>
      <div className={styles.ways}>
        <Button variant="secondary" isBusy={isLooking} onClick={() => void look()}>
          <FormattedMessage id="creditPayments.askAgain" />
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <FormattedMessage id="creditPayments.print" />
        </Button>
      </div>
    </div>
  )
}
