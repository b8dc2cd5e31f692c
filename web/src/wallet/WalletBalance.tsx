import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WalletBalance_customer$key } from '../__generated__/WalletBalance_customer.graphql'
import { Amount } from '../cart/Amount.tsx'
import styles from './Wallet.module.css'

/** Balance of the wallet. Shows no amount if it is unknown: 0 would be false. */
export function WalletBalance({ customer }: Readonly<{ customer: WalletBalance_customer$key }>) {
  const { wallet } = useFragment(
    graphql`
      fragment WalletBalance_customer on Customer {
        wallet {
          isBalanceKnown
          balance {
            ...Amount_money
          }
        }
      }
    `,
    customer,
  )
  if (!wallet?.isBalanceKnown) {
    return (
      <p className={styles.trouble} role="alert">
        <FormattedMessage id="wallet.trouble" />
      </p>
    )
  }
  return (
    <section className={styles.balance} aria-labelledby="wallet-balance">
      <h2 id="wallet-balance" className={styles.label}>
        <FormattedMessage id="wallet.balance" />
      </h2>
      <p className={styles.amount}>
        <Amount money={wallet.balance} />
      </p>
      <p className={styles.muted}>
        <FormattedMessage id="wallet.use" />
      </p>
    </section>
  )
}
