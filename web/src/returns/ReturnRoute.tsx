import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ReturnRouteQuery } from '../__generated__/ReturnRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { NoSuchOrder } from '../customers/orders/NoSuchOrder.tsx'
import { orderPath } from '../customers/orders/orderPath.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnList } from './ReturnList.tsx'
import styles from './Returns.module.css'

/** Route `/my-account/orders/:orderId/return`: return form of an order and its earlier returns. */
export function ReturnRoute() {
  const { viewer, node } = usePreloadedQuery<ReturnRouteQuery>(
    graphql`
      query ReturnRouteQuery($order: ID!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            returns(orderId: $order) {
              ...ReturnList_requests
            }
            returnForm(orderId: $order) {
              ...ReturnForm_form
            }
          }
        }
        node(id: $order) {
          __typename
          ... on Order {
            id
            number
          }
        }
      }
    `,
    useRouteQuery<ReturnRouteQuery>(),
  )
  const intl = useIntl()
  const order = node?.__typename === 'Order' ? node : null
  const { customer } = viewer
  const title = intl.formatMessage({ id: order ? 'returns.title' : 'returns.titleUnknown' }, { number: order?.number })
  if (!order) {
    return (
      <AccountFrame title={title} customer={customer}>
        <NoSuchOrder />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={title} customer={customer}>
      <div className={styles.page}>
        <p>
          <StoreLink to={orderPath(order.id)} className={styles.link}>
            <FormattedMessage id="returns.backToOrder" />
          </StoreLink>
        </p>
        {customer?.returnForm ? (
          <ReturnForm order={order} form={customer.returnForm} />
        ) : (
          <EmptyState icon="info" title={intl.formatMessage({ id: 'returns.trouble' })} />
        )}
        {customer?.returns ? (
          <ReturnList orderId={order.id} requests={customer.returns} />
        ) : (
          <p className={styles.muted}>
            <FormattedMessage id="returns.listTrouble" />
          </p>
        )}
        <StoreLink to="/my-account/orders" className={styles.link}>
          <FormattedMessage id="customers.backToOrders" />
        </StoreLink>
      </div>
    </AccountFrame>
  )
}
