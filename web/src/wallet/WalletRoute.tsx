import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WalletRouteQuery } from '../__generated__/WalletRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { RedeemGiftCard } from './RedeemGiftCard.tsx'
import { WalletBalance } from './WalletBalance.tsx'
import { WalletHistory } from './WalletHistory.tsx'
import styles from './Wallet.module.css'

/** Route `/my-account/wallet`: balance and history of the customer's wallet. */
export function WalletRoute() {
  const { viewer } = usePreloadedQuery<WalletRouteQuery>(
    graphql`
      query WalletRouteQuery($first: Int!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            ...WalletBalance_customer
            ...WalletHistory_customer @arguments(first: $first)
          }
        }
      }
    `,
    useRouteQuery<WalletRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  return (
    <AccountFrame title={intl.formatMessage({ id: 'wallet.title' })} customer={customer}>
      {customer ? (
        <div className={styles.wallet}>
          <WalletBalance customer={customer} />
          <RedeemGiftCard />
          <WalletHistory customer={customer} />
        </div>
      ) : null}
    </AccountFrame>
  )
}
