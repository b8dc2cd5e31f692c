import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { ChooseRouteQuery } from '../../__generated__/ChooseRouteQuery.graphql'
import { ErrorState } from '../../design/ErrorState.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { CreditsToPay } from './CreditsToPay.tsx'
import { OpenTransfers } from './outcome/OpenTransfers.tsx'
import { PayFrame } from './PayFrame.tsx'
import { PayingAccount } from './PayingAccount.tsx'
import { usePayer } from './usePayer.ts'

/** Routes `/payments`, `/my-account/payments` and those of each type: chooses credits and amounts to pay. */
export function ChooseRoute() {
  const { store, viewer, creditAccount } = usePreloadedQuery<ChooseRouteQuery>(
    graphql`
      query ChooseRouteQuery($readsOffers: Boolean!) @preloadable {
        store {
          credit {
            __typename
          }
        }
        viewer {
          customer {
            ...PayFrame_customer
            creditAccounts {
              id
              ...PayingAccount_account
              ...OpenTransfers_account
              ...CreditsToPay_account @arguments(readsOffers: $readsOffers)
            }
          }
        }
        creditAccount {
          id
          ...PayingAccount_account
          ...OpenTransfers_account
          ...CreditsToPay_account @arguments(readsOffers: $readsOffers)
        }
      }
    `,
    useRouteQuery<ChooseRouteQuery>(),
  )
  const intl = useIntl()
  const { pathname } = useLocation()
  const { account, isUnknown } = usePayer({
    proven: creditAccount,
    linked: viewer.customer?.creditAccounts,
    isGuest: !viewer.customer,
  })
  if (!store.credit) return <NotFoundPage />
  return (
    <PayFrame title={intl.formatMessage({ id: 'creditPayments.title' })} customer={viewer.customer}>
      {isUnknown ? (
        <ErrorState
          title={intl.formatMessage({ id: 'creditPayments.trouble' })}
          onRetry={() => window.location.reload()}
        />
      ) : null}
      {account ? (
        <>
          <PayingAccount account={account} />
          <OpenTransfers account={account} headingLevel={2} />
          <CreditsToPay key={`${account.id} ${pathname}`} account={account} />
        </>
      ) : null}
    </PayFrame>
  )
}
