import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../cart/Amount.tsx'
import styles from './OrderSuccessPage.module.css'
import type { OrderTotals_order$key } from '../__generated__/OrderTotals_order.graphql'

type OrderTotalsProps = Readonly<{ order: OrderTotals_order$key }>

/** What the order came to, row by row. The platform's own grand total row is left out: the total stands below. */
export function OrderTotals({ order }: OrderTotalsProps) {
  const { segments, total } = useFragment(
    graphql`
      fragment OrderTotals_order on Order {
        segments {
          code
          title
          value {
            ...Amount_money
          }
        }
        total {
          ...Amount_money
        }
      }
    `,
    order,
  )
  return (
    <dl className={styles.totals}>
      {segments
        .filter(({ code }) => code !== 'grand_total')
        .map(({ code, title, value }) => (
          <div key={code} className={styles.total}>
            <dt>{title}</dt>
            <dd>{value ? <Amount money={value} /> : '—'}</dd>
          </div>
        ))}
      <div className={styles.grandTotal}>
        <dt>
          <FormattedMessage id="orders.total" />
        </dt>
        <dd>
          <Amount money={total} />
        </dd>
      </div>
    </dl>
  )
}
