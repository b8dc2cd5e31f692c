import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompanyOrderRow_order$key } from '../__generated__/CompanyOrderRow_order.graphql'
import { Amount } from '../cart/Amount.tsx'
import { OrderStatusTag } from '../customers/orders/OrderStatusTag.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import styles from './Company.module.css'

/** Order of a company: its numbers, day, total, status, and the user who placed it. */
export function CompanyOrderRow({ order: key }: Readonly<{ order: CompanyOrderRow_order$key }>) {
  const order = useFragment(
    graphql`
      fragment CompanyOrderRow_order on Order {
        number
        placedAt
        placedBy
        companyOrderNumber
        total {
          ...Amount_money
        }
        ...OrderStatusTag_order
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  return (
    <li className={styles.order}>
      <div>
        <strong>
          <FormattedMessage id="b2b.order" values={{ number: order.number }} />
        </strong>
        {order.companyOrderNumber ? (
          <p>
            <FormattedMessage id="buyer.ownNumber" values={{ number: order.companyOrderNumber }} />
          </p>
        ) : null}
        <p className={styles.muted}>
          {order.placedBy ? (
            <FormattedMessage id="b2b.placedBy" values={{ name: order.placedBy, date: formatDate(order.placedAt) }} />
          ) : (
            formatDate(order.placedAt)
          )}
        </p>
      </div>
      <div className={styles.orderEnd}>
        <strong>
          <Amount money={order.total} />
        </strong>
        <OrderStatusTag order={order} />
      </div>
    </li>
  )
}
