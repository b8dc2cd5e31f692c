import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CardPending_payment$key } from '../../../__generated__/CardPending_payment.graphql'
import { Amount } from '../../../cart/Amount.tsx'
import { Button } from '../../../design/Button.tsx'
import { buttonStyle } from '../../../design/buttonStyle.ts'
import { useFormatDeadline } from '../../../orders/payment/useFormatDeadline.ts'
import { useStorePath } from '../../../routing/useStorePath.ts'
import { cardPageAddress } from '../cardPageAddress.ts'
import { paymentPath, usePayPaths } from '../payPaths.ts'
import { usePaymentLooks } from './usePaymentLooks.ts'
import styles from '../Pay.module.css'

/**
 * Payment by card that the provider has not reported. It may have been made: the page looks again by itself, and never
 * says that it failed.
 */
export function CardPending({ payment: key }: Readonly<{ payment: CardPending_payment$key }>) {
  const { id, url, payBefore, total } = useFragment(
    graphql`
      fragment CardPending_payment on CreditPayment {
        id
        url
        payBefore
        total {
          ...Amount_money
        }
      }
    `,
    key,
  )
  const storePath = useStorePath()
  const formatDeadline = useFormatDeadline()
  const { pay } = usePayPaths()
  const { isLooking, isOver, isFailed, look } = usePaymentLooks(id, true)
  const text = isOver && !isLooking ? 'creditPayments.pendingText' : 'creditPayments.asking'
  return (
    <div className={styles.part}>
      <p className={styles.large}>
        <Amount money={total} />
      </p>
      <output>
        <FormattedMessage id={isFailed && isOver ? 'creditPayments.authorizationUnexpected' : text} />
      </output>
      {isOver ? (
        <div className={styles.ways}>
          <Button isBusy={isLooking} onClick={() => void look()}>
            <FormattedMessage id="creditPayments.askAgain" />
          </Button>
          {url ? (
            <a href={cardPageAddress(url, storePath(paymentPath(pay, id)))} className={buttonStyle('secondary')}>
              <FormattedMessage id="creditPayments.toCardPage" />
            </a>
          ) : null}
        </div>
      ) : null}
      {payBefore && isOver ? (
        <p className={styles.muted}>
          <FormattedMessage id="creditPayments.cardUntil" values={{ time: formatDeadline(payBefore).time }} />
        </p>
      ) : null}
    </div>
  )
}
