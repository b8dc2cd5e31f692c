import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WalletEntryRow_entry$key } from '../__generated__/WalletEntryRow_entry.graphql'
import { Amount } from '../cart/Amount.tsx'
import { orderPath } from '../customers/orders/orderPath.ts'
import { classNames } from '../design/classNames.ts'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './Wallet.module.css'

const ORDER_TITLES = { PAYMENT: 'wallet.payment', REFUND: 'wallet.refund', RETURN: 'wallet.return' } as const

/** Wallet entry: kind, date, amount and resulting balance. */
export function WalletEntryRow({ entry }: Readonly<{ entry: WalletEntryRow_entry$key }>) {
  const { kind, amount, balance, bookedAt, reason, orderNumber, returnNumber, orderId } = useFragment(
    graphql`
      fragment WalletEntryRow_entry on WalletEntry {
        kind
        bookedAt
        reason
        orderNumber
        returnNumber
        orderId
        amount {
          amount
          currencyCode
        }
        balance {
          ...Amount_money
        }
      }
    `,
    entry,
  )
  const { formatNumber } = useIntl()
  const formatDate = useFormatDate()
  const order = kind === 'PAYMENT' || kind === 'REFUND' || kind === 'RETURN' ? ORDER_TITLES[kind] : null
  const title =
    order && orderNumber ? (
      <FormattedMessage id={order} values={{ number: orderNumber, returned: returnNumber ?? '' }} />
    ) : (
      (reason ?? <FormattedMessage id={kind === 'GIFT_CARD' ? 'wallet.giftCard' : 'wallet.booking'} />)
    )
  const isIncoming = Number(amount.amount) > 0
  return (
    <>
      <div className={styles.text}>
        <p className={styles.title}>
          {orderId ? (
            <StoreLink to={orderPath(orderId)} className={styles.link}>
              {title}
            </StoreLink>
          ) : (
            title
          )}
        </p>
        <p className={styles.muted}>{formatDate(bookedAt)}</p>
        {kind === 'RETURN' && reason ? <p className={styles.muted}>{reason}</p> : null}
      </div>
      <div className={styles.aside}>
        <p className={classNames(styles.moved, isIncoming && styles.incoming)}>
          {formatNumber(Number(amount.amount), {
            style: 'currency',
            currency: amount.currencyCode,
            currencyDisplay: 'narrowSymbol',
            useGrouping: 'always',
            signDisplay: 'exceptZero',
          })}
        </p>
        {balance ? (
          <p className={styles.muted}>
            <FormattedMessage id="wallet.after" values={{ balance: <Amount key="balance" money={balance} /> }} />
          </p>
        ) : null}
      </div>
    </>
  )
}
