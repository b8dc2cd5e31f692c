import { useTransition } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useRefetchableFragment } from 'react-relay/hooks'
import type { CreditAccountsRefetchQuery } from '../../__generated__/CreditAccountsRefetchQuery.graphql'
import type { CreditAccounts_customer$key } from '../../__generated__/CreditAccounts_customer.graphql'
import { ErrorState } from '../../design/ErrorState.tsx'
import { CreditAccountCard } from './CreditAccountCard.tsx'
import { NoCreditAccount } from './NoCreditAccount.tsx'
import styles from './CreditAccount.module.css'

/** Credit accounts of a customer; without one, the form that links one. */
export function CreditAccounts({ customer }: Readonly<{ customer: CreditAccounts_customer$key }>) {
  const [{ creditAccounts }, refetch] = useRefetchableFragment<CreditAccountsRefetchQuery, CreditAccounts_customer$key>(
    graphql`
      fragment CreditAccounts_customer on Customer @refetchable(queryName: "CreditAccountsRefetchQuery") {
        creditAccounts {
          id
          ...CreditAccountCard_account
        }
      }
    `,
    customer,
  )
  const intl = useIntl()
  const [isBusy, startTransition] = useTransition()
  if (!creditAccounts)
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'creditAccount.trouble' })}
        onRetry={() => {
          if (!isBusy) startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
        }}
      />
    )
  if (creditAccounts.length === 0) return <NoCreditAccount />
  return (
    <ul className={styles.accounts}>
      {creditAccounts.map((account) => (
        <li key={account.id}>
          <CreditAccountCard account={account} />
        </li>
      ))}
    </ul>
  )
}
