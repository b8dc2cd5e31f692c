import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { OrderRouteQuery } from '../../__generated__/OrderRouteQuery.graphql'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import { NoSuchOrder } from './NoSuchOrder.tsx'
import { OrderDetails } from './OrderDetails.tsx'

/** Route `/my-account/orders/:orderId`: an order, visible to its customer only. */
export function OrderRoute() {
  const { viewer, node } = usePreloadedQuery<OrderRouteQuery>(
    graphql`
      query OrderRouteQuery($order: ID!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
          }
        }
        node(id: $order) {
          __typename
          ... on Order {
            number
            ...OrderDetails_order @alias(as: "order")
          }
        }
      }
    `,
    useRouteQuery<OrderRouteQuery>(),
  )
  const intl = useIntl()
  const order = node?.__typename === 'Order' ? node : null
  const title = order
    ? intl.formatMessage({ id: 'customers.orderTitle' }, { number: order.number })
    : intl.formatMessage({ id: 'customers.orders' })
  return (
    <AccountFrame title={title} customer={viewer.customer}>
      {order?.order ? <OrderDetails order={order.order} /> : <NoSuchOrder />}
    </AccountFrame>
  )
}
