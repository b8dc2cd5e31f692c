import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreditsRouteQuery } from '../../__generated__/CreditsRouteQuery.graphql'
import { AccountFrame } from '../../customers/AccountFrame.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { CreditRequests } from '../requests/CreditRequests.tsx'
import { CreditAccounts } from './CreditAccounts.tsx'

/** Route `/my-account/credits`: the customer's credit accounts and their credits. */
export function CreditsRoute() {
  const { viewer, store } = usePreloadedQuery<CreditsRouteQuery>(
    graphql`
      query CreditsRouteQuery @preloadable {
        store {
          credit {
            __typename
          }
        }
        viewer {
          customer {
            ...AccountFrame_customer
            ...CreditAccounts_customer
            ...CreditRequests_customer
          }
        }
      }
    `,
    useRouteQuery<CreditsRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  if (!store.credit) return <NotFoundPage />
  return (
    <AccountFrame title={intl.formatMessage({ id: 'customers.credits' })} customer={customer}>
      {customer ? <CreditAccounts customer={customer} /> : null}
      {customer ? <CreditRequests customer={customer} /> : null}
    </AccountFrame>
  )
}
