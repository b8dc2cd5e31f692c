import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { GuaranteeRouteQuery } from '../__generated__/GuaranteeRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { NoSuchOrder } from '../customers/orders/NoSuchOrder.tsx'
import { orderPath } from '../customers/orders/orderPath.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { GuaranteeContact } from './GuaranteeContact.tsx'
import { GuaranteeLines } from './GuaranteeLines.tsx'
import styles from './Guarantees.module.css'

/** Route `/my-account/orders/:orderId/guarantee-provider`: guarantors of an order's lines and the data they ask for. */
export function GuaranteeRoute() {
  const { viewer, node } = usePreloadedQuery<GuaranteeRouteQuery>(
    graphql`
      query GuaranteeRouteQuery($order: ID!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            guaranteeContact(orderId: $order) {
              ...GuaranteeContact_contact
            }
          }
        }
        node(id: $order) {
          __typename
          ... on Order {
            id
            number
            ...GuaranteeLines_order @alias(as: "order")
          }
        }
      }
    `,
    useRouteQuery<GuaranteeRouteQuery>(),
  )
  const intl = useIntl()
  const order = node?.__typename === 'Order' ? node : null
  const { customer } = viewer
  const title = order
    ? intl.formatMessage({ id: 'guarantees.title' }, { number: order.number })
    : intl.formatMessage({ id: 'guarantees.titleUnknown' })
  return (
    <AccountFrame title={title} customer={customer}>
      {order?.order ? (
        <div className={styles.page}>
          <p>
            <StoreLink to={orderPath(order.id)} className={styles.link}>
              <FormattedMessage id="guarantees.backToOrder" />
            </StoreLink>
          </p>
          <GuaranteeLines order={order.order} />
          {customer?.guaranteeContact ? (
            <GuaranteeContact contact={customer.guaranteeContact} />
          ) : (
            <p className={styles.muted}>
              <FormattedMessage id="guarantees.contactTrouble" values={{ number: order.number }} />
            </p>
          )}
        </div>
      ) : (
        <NoSuchOrder />
      )}
    </AccountFrame>
  )
}
