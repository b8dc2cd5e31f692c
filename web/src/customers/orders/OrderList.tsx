import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { OrderListPageQuery } from '../../__generated__/OrderListPageQuery.graphql'
import type { OrderList_customer$key } from '../../__generated__/OrderList_customer.graphql'
import { Button } from '../../design/Button.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { ACCOUNT_ORDERS_PAGE_SIZE } from '../limits.ts'
import { OrderCard } from './OrderCard.tsx'
import styles from './OrderList.module.css'

/** Paginated list of orders. */
export function OrderList({ customer }: Readonly<{ customer: OrderList_customer$key }>) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<OrderListPageQuery, OrderList_customer$key>(
    graphql`
      fragment OrderList_customer on Customer
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "OrderListPageQuery") {
        orders(first: $first, after: $after) @connection(key: "OrderList_orders") {
          edges {
            node {
              id
              ...OrderCard_order
            }
          }
        }
      }
    `,
    customer,
  )
  const intl = useIntl()
  if (!data.orders) return <FormattedMessage id="customers.ordersTrouble" tagName="p" />
  const { edges } = data.orders
  if (edges.length === 0) {
    return (
      <EmptyState
        icon="cart"
        title={intl.formatMessage({ id: 'customers.ordersEmptyTitle' })}
        action={
          <StoreLink to="/" className={buttonStyle('primary')}>
            <FormattedMessage id="customers.toShop" />
          </StoreLink>
        }
      >
        <p>
          <FormattedMessage id="customers.ordersEmptyText" />
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.orders}>
        {edges.map(({ node }) => (
          <li key={node.id} className={styles.order}>
            <OrderCard order={node} headingLevel={2} />
          </li>
        ))}
      </ul>
      {hasNext ? (
        <Button variant="secondary" isBusy={isLoadingNext} onClick={() => loadNext(ACCOUNT_ORDERS_PAGE_SIZE)}>
          <FormattedMessage id="customers.moreOrders" />
        </Button>
      ) : null}
    </>
  )
}
