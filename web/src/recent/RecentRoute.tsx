import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { RecentRouteQuery } from '../__generated__/RecentRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { RecentList } from './RecentList.tsx'

/** Route `/my-account/recently-viewed`: products viewed on this device. */
export function RecentRoute() {
  const { viewer } = usePreloadedQuery<RecentRouteQuery>(
    graphql`
      query RecentRouteQuery @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
          }
        }
      }
    `,
    useRouteQuery<RecentRouteQuery>(),
  )
  const intl = useIntl()
  return (
    <AccountFrame title={intl.formatMessage({ id: 'recent.title' })} customer={viewer.customer}>
      <RecentList />
    </AccountFrame>
  )
}
