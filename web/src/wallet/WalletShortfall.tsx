import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WalletShortfall_cart$key } from '../__generated__/WalletShortfall_cart.graphql'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import styles from './Wallet.module.css'

type WalletShortfallProps = Readonly<{
  cart: WalletShortfall_cart$key
  /** Null if unknown. */
  balance: MoneyValue | null
}>

/**
 * Explains why a wallet with a balance is not offered: it does not cover the order. Renders nothing for an empty one.
 */
export function WalletShortfall({ cart, balance }: WalletShortfallProps) {
  const { totals } = useFragment(
    graphql`
      fragment WalletShortfall_cart on Cart {
        totals {
          grandTotal {
            amount
            currencyCode
          }
        }
      }
    `,
    cart,
  )
  const formatMoney = useMoney()
  if (!balance || !totals) return null
  const { amount, currencyCode } = totals.grandTotal
  const held = Number(balance.amount)
  if (held <= 0 || held >= Number(amount)) return null
  const total = formatMoney({ amount, currencyCode })
  return (
    <p className={styles.muted}>
      <FormattedMessage id="checkout.walletShort" values={{ balance: formatMoney(balance), total }} />
    </p>
  )
}
