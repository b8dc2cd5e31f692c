import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { WalletHistoryPageQuery } from '../__generated__/WalletHistoryPageQuery.graphql'
import type { WalletHistory_customer$key } from '../__generated__/WalletHistory_customer.graphql'
import { Button } from '../design/Button.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { WALLET_PAGE_SIZE } from './limits.ts'
import { WalletEntryRow } from './WalletEntryRow.tsx'
import styles from './Wallet.module.css'

/** Paginated entries of a wallet. */
export function WalletHistory({ customer }: Readonly<{ customer: WalletHistory_customer$key }>) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WalletHistoryPageQuery,
    WalletHistory_customer$key
  >(
    graphql`
      fragment WalletHistory_customer on Customer
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "WalletHistoryPageQuery") {
        wallet {
          history(first: $first, after: $after) @connection(key: "WalletHistory_history") {
            edges {
              node {
                entryId
                ...WalletEntryRow_entry
              }
            }
          }
        }
      }
    `,
    customer,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  // A wallet that failed to load has its message in place of the balance.
  if (!data.wallet) return null
  const { history } = data.wallet
  if (!history) return <FormattedMessage id="wallet.historyTrouble" tagName="p" />
  if (history.edges.length === 0) return <NothingYet />
  const onComplete = (error: Error | null) => {
    if (error) notify({ kind: 'danger', message: intl.formatMessage({ id: 'wallet.moreFailed' }) })
  }
  return (
    <section className={styles.history} aria-labelledby="wallet-history">
      <h2 id="wallet-history" className={styles.subtitle}>
        <FormattedMessage id="wallet.history" />
      </h2>
      <ul className={styles.entries}>
        {history.edges.map(({ node }) => (
          <li key={node.entryId} className={styles.entry}>
            <WalletEntryRow entry={node} />
          </li>
        ))}
      </ul>
      {hasNext ? (
        <div>
          <Button variant="secondary" isBusy={isLoadingNext} onClick={() => loadNext(WALLET_PAGE_SIZE, { onComplete })}>
            <FormattedMessage id="wallet.more" />
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function NothingYet() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="wallet"
      title={intl.formatMessage({ id: 'wallet.emptyTitle' })}
      action={
        <StoreLink to="/" className={buttonStyle('primary')}>
          <FormattedMessage id="customers.toShop" />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="wallet.emptyText" />
      </p>
    </EmptyState>
  )
}
