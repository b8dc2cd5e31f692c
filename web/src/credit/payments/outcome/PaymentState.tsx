import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditPaymentStatus, PaymentState_payment$key } from '../../../__generated__/PaymentState_payment.graphql'
import { StoreLink } from '../../../routing/StoreLink.tsx'
import { CardPending } from './CardPending.tsx'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import { usePayPaths } from '../payPaths.ts'
import { transferHoursValues } from '../transferHoursValues.ts'
import { TransferDetails } from './TransferDetails.tsx'
import styles from '../Pay.module.css'

type PaymentStateProps = Readonly<{
  payment: PaymentState_payment$key
  /** Hours that a transfer takes; null if unknown. */
  transferHours: number | null | undefined
}>

/** State of a payment, and what can be done: wait, transfer, print the receipt, or pay again. */
export function PaymentState({ payment: key, transferHours }: PaymentStateProps) {
  const payment = useFragment(
    graphql`
      fragment PaymentState_payment on CreditPayment {
        id
        status
        method
        ...CardPending_payment
        ...TransferDetails_payment
        ...PaymentReceipt_payment
      }
    `,
    key,
  )
  const { choose } = usePayPaths()
  const { id, status, method } = payment
  const isPending = status === 'PENDING'
  return (
    <>
      <div className={styles.state}>
        <h2 className={styles.subtitle}>
          <FormattedMessage id={isPending && method === 'TRANSFER' ? 'creditPayments.transferTitle' : TITLES[status]} />
        </h2>
        <output>
          {isPending ? null : (
            <FormattedMessage id={TEXTS[status]} values={transferHoursValues(transferHours)} tagName="span" />
          )}
        </output>
      </div>
      {isPending && method === 'CARD' ? <CardPending key={id} payment={payment} /> : null}
      {isPending && method === 'TRANSFER' ? <TransferDetails payment={payment} transferHours={transferHours} /> : null}
      {isPending ? null : <PaymentReceipt payment={payment} />}
      <p className={styles.onScreen}>
        <StoreLink to={choose} className={styles.way}>
          <FormattedMessage id={isPending ? 'creditPayments.choose' : 'creditPayments.payMore'} />
        </StoreLink>
      </p>
    </>
  )
}

const TITLES = {
  PENDING: 'creditPayments.pendingTitle',
  PROCESSING: 'creditPayments.processingTitle',
  APPLIED: 'creditPayments.appliedTitle',
  PARTIALLY_APPLIED: 'creditPayments.partialTitle',
  EXPIRED: 'creditPayments.expiredTitle',
  UNMATCHED: 'creditPayments.unmatchedTitle',
  CANCELED: 'creditPayments.canceledTitle',
  '%future added value': 'creditPayments.pendingTitle',
} as const satisfies Record<CreditPaymentStatus, string>

const TEXTS = {
  PENDING: 'creditPayments.pendingText',
  PROCESSING: 'creditPayments.processingText',
  APPLIED: 'creditPayments.appliedText',
  PARTIALLY_APPLIED: 'creditPayments.partialText',
  EXPIRED: 'creditPayments.expiredText',
  UNMATCHED: 'creditPayments.unmatchedText',
  CANCELED: 'creditPayments.canceledText',
  '%future added value': 'creditPayments.pendingText',
} as const satisfies Record<CreditPaymentStatus, string>
