import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { AccountRouteQuery } from '../__generated__/AccountRouteQuery.graphql'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountOverview } from './AccountOverview.tsx'

/** Route `/my-account`: overview of the account. */
export function AccountRoute() {
  const { viewer } = usePreloadedQuery<AccountRouteQuery>(
    graphql`
      query AccountRouteQuery @preloadable {
        viewer {
          customer {
            firstName
            ...AccountFrame_customer
            ...AccountOverview_customer
          }
        }
      }
    `,
    useRouteQuery<AccountRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'customers.welcome' }, { name: customer?.firstName ?? '' })}
      customer={customer}
    >
      {customer ? <AccountOverview customer={customer} /> : null}
    </AccountFrame>
  )
}
