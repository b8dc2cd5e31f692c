import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { OrdersRouteQuery } from '../../__generated__/OrdersRouteQuery.graphql'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import { GuestOrdersOffer } from '../guests/GuestOrdersOffer.tsx'
import { OrderList } from './OrderList.tsx'

/** Route `/my-account/orders`: the customer's orders, newest first. */
export function OrdersRoute() {
  const { viewer } = usePreloadedQuery<OrdersRouteQuery>(
    graphql`
      query OrdersRouteQuery($first: Int!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            ...OrderList_customer @arguments(first: $first)
            ...GuestOrdersOffer_customer
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
      {customer ? (
        <>
          <OrderList customer={customer} />
          <GuestOrdersOffer customer={customer} />
        </>
      ) : null}
    </AccountFrame>
  )
}
