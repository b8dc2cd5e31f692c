import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { OrdersRouteQuery } from '../__generated__/OrdersRouteQuery.graphql'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { OrderList } from './OrderList.tsx'

/** `/my-account/orders`: everything that was ordered, the newest first. */
export function OrdersRoute() {
  const { viewer } = usePreloadedQuery<OrdersRouteQuery>(
    graphql`
      query OrdersRouteQuery($first: Int!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            ...OrderList_customer @arguments(first: $first)
          }
        }
      }
    `,
    useRouteQuery<OrdersRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  return (
    <AccountFrame title={intl.formatMessage({ id: 'customers.orders' })} customer={customer}>
      {customer ? <OrderList customer={customer} /> : null}
    </AccountFrame>
  )
}
