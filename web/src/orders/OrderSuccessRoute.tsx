import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/PageHead.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { OrderSuccessPage } from './OrderSuccessPage.tsx'
import { UnknownOrder } from './UnknownOrder.tsx'
import type { OrderSuccessRouteQuery } from '../__generated__/OrderSuccessRouteQuery.graphql'

/** `/order-success?order=<id>`: what was just bought. */
export function OrderSuccessRoute() {
  const { node } = usePreloadedQuery<OrderSuccessRouteQuery>(
    graphql`
      query OrderSuccessRouteQuery($order: ID!) @preloadable {
        node(id: $order) {
          __typename
          ... on Order {
            ...OrderSuccessPage_order @alias(as: "order")
          }
        }
      }
    `,
    useRouteQuery<OrderSuccessRouteQuery>(),
  )
  const intl = useIntl()
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'orders.pageTitle' })} noIndex />
      {node?.__typename === 'Order' && node.order ? <OrderSuccessPage order={node.order} /> : <UnknownOrder />}
    </PageBody>
  )
}
