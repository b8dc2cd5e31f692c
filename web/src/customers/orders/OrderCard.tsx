import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import type { OrderCard_order$key } from '../../__generated__/OrderCard_order.graphql'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { orderPath } from './orderPath.ts'
import styles from './OrderCard.module.css'

type OrderCardProps = Readonly<{
  order: OrderCard_order$key
  /** 2 if the card directly follows the page's title. */
  headingLevel: 2 | 3
}>

/** Card of an order in a list; its number links to the order. */
export function OrderCard({ order: key, headingLevel }: OrderCardProps) {
  const order = useFragment(
    graphql`
      fragment OrderCard_order on Order {
        id
        number
        placedAt
        lines {
          name
          quantity
          canceledQuantity
        }
        currentTotal {
          ...Amount_money
        }
        ...OrderStatusTag_order
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const canceled = order.lines.reduce((sum, line) => sum + line.canceledQuantity, 0)
  // What is left of an order names it, as long as something is.
  const named = order.lines.find(({ quantity, canceledQuantity }) => quantity > canceledQuantity) ?? order.lines[0]
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0) - canceled
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <StoreLink to={orderPath(order.id)} className={styles.link}>
            <FormattedMessage id="customers.orderTitle" values={{ number: order.number }} />
          </StoreLink>
        </Heading>
        <OrderStatusTag order={order} />
      </div>
      <p className={styles.date}>
        <FormattedMessage id="customers.orderDate" values={{ date: formatDate(order.placedAt) }} />
      </p>
      {named ? (
        <p className={styles.name}>
          <FormattedMessage id="customers.orderNames" values={{ name: named.name, more: order.lines.length - 1 }} />
        </p>
      ) : null}
      <div className={styles.foot}>
        <p className={styles.muted}>
          <FormattedMessage id={unitsMessageId(units, canceled)} values={{ units, canceled }} />
        </p>
        <p className={styles.total}>
          <Amount money={order.currentTotal} />
        </p>
      </div>
    </article>
  )
}

function unitsMessageId(units: number, canceled: number) {
  if (canceled === 0) return 'customers.orderUnits'
  return units > 0 ? 'customers.orderUnitsLeft' : 'customers.orderUnitsCanceled'
}
