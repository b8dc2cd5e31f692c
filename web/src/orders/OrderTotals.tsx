import { graphql, useFragment } from 'react-relay/hooks'
import styles from './OrderSuccessPage.module.css'
import { TotalsList } from './TotalsList.tsx'
import type { OrderTotals_order$key } from '../__generated__/OrderTotals_order.graphql'

type OrderTotalsProps = Readonly<{ order: OrderTotals_order$key }>

/**
 * Totals of an order with the rows that the cart showed and the tax included; the total only if the rows are unknown.
 */
export function OrderTotals({ order }: OrderTotalsProps) {
  const { totals, total } = useFragment(
    graphql`
      fragment OrderTotals_order on OrderView {
        totals {
          tax {
            ...Amount_money
          }
          ...TotalRows_totals
        }
        total {
          ...Amount_money
        }
      }
    `,
    order,
  )
  const { totals: list, grandTotal, total: tax, muted: taxText } = styles
  return <TotalsList totals={totals} total={total} tax={totals?.tax} styles={{ list, grandTotal, tax, taxText }} />
}
