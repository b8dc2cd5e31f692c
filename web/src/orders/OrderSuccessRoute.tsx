import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { ExternalThanks } from './ExternalThanks.tsx'
import { OrderSuccessPage } from './OrderSuccessPage.tsx'
import { QUEUED_ORDER } from './placedOrderOf.ts'
import { QueuedThanks } from './QueuedThanks.tsx'
import { UnknownOrder } from './UnknownOrder.tsx'
import type { OrderSuccessRouteQuery } from '../__generated__/OrderSuccessRouteQuery.graphql'

/** Route `/order-success?order=<id>`: a placed order. Without an id, the return page of a checkout on another host. */
export function OrderSuccessRoute() {
  const query = useRouteQuery<OrderSuccessRouteQuery>()
  const { node, store } = usePreloadedQuery<OrderSuccessRouteQuery>(
    graphql`
      query OrderSuccessRouteQuery($order: ID!) @preloadable {
        node(id: $order) {
          __typename
          ... on Order {
            ...OrderSuccessPage_order @alias(as: "order")
          }
        }
        store {
          externalCheckoutUrl
        }
      }
    `,
    query,
  )
  const intl = useIntl()
  const isBack = query.variables.order === '' && Boolean(store.externalCheckoutUrl)
  const isQueued = query.variables.order === QUEUED_ORDER
  const order = node?.__typename === 'Order' ? node.order : null
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'orders.pageTitle' })} noIndex />
      {isBack ? <ExternalThanks /> : null}
      {isQueued ? <QueuedThanks /> : null}
      {!isBack && !isQueued ? order ? <OrderSuccessPage order={order} /> : <UnknownOrder /> : null}
    </PageBody>
  )
}
