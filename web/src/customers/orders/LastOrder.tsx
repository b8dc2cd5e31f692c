import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LastOrder_customer$key } from '../../__generated__/LastOrder_customer.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { OrderCard } from './OrderCard.tsx'
import styles from '../AccountOverview.module.css'

/** Card of the newest order with a link to all orders. */
export function LastOrder({ customer }: Readonly<{ customer: LastOrder_customer$key }>) {
  const { orders } = useFragment(
    graphql`
      fragment LastOrder_customer on Customer {
        orders(first: 1) {
          nodes {
            ...OrderCard_order
          }
        }
      }
    `,
    customer,
  )
  if (!orders) return <FormattedMessage id="customers.ordersTrouble" tagName="p" />
  const [order] = orders.nodes
  if (!order) {
    return (
      <>
        <FormattedMessage id="customers.noOrders" tagName="p" />
        <StoreLink to="/" className={styles.way}>
          <FormattedMessage id="customers.toShop" />
        </StoreLink>
      </>
    )
  }
  return (
    <>
      <OrderCard order={order} headingLevel={3} />
      <StoreLink to="/my-account/orders" className={styles.way}>
        <FormattedMessage id="customers.allOrders" />
      </StoreLink>
    </>
  )
}
