/* oxlint-disable relay/unused-fields -- the rows of the balance read the fields */
import { graphql, useFragment } from 'react-relay/hooks'
import styles from '../OrderSuccessPage.module.css'
import { TotalsList } from './TotalsList.tsx'
import type { OrderTotals_order$key } from '../../__generated__/OrderTotals_order.graphql'

type OrderTotalsProps = Readonly<{ order: OrderTotals_order$key }>

/**
 * Totals of an order with the rows that the cart showed and the tax included; the total only if the rows are unknown.
 */
export function OrderTotals({ order }: OrderTotalsProps) {
  const { totals, total, ...balance } = useFragment(
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
        canceledTotal {
          amount
          ...Amount_money
        }
        currentTotal {
          amount
          ...Amount_money
        }
        paidTotal {
          amount
          ...Amount_money
        }
        refundedTotal {
          amount
          ...Amount_money
        }
        dueTotal {
          amount
          ...Amount_money
        }
      }
    `,
    order,
  )
  const { totals: list, grandTotal, total: tax, muted: taxText } = styles
  const classes = { list, grandTotal, tax, taxText, row: tax }
  return <TotalsList totals={totals} total={total} tax={totals?.tax} balance={balance} styles={classes} />
}
