/* oxlint-disable relay/unused-fields -- the rows of the balance read the fields */
import { graphql, useFragment } from 'react-relay/hooks'
import { TotalsList } from '../totals/TotalsList.tsx'
import styles from './ReceiptPage.module.css'
import type { ReceiptTotals_receipt$key } from '../../__generated__/ReceiptTotals_receipt.graphql'

type ReceiptTotalsProps = Readonly<{ receipt: ReceiptTotals_receipt$key }>

/** Totals of a receipt with the rows that the cart showed and the tax included. */
export function ReceiptTotals({ receipt }: ReceiptTotalsProps) {
  const { totals, total, tax, ...balance } = useFragment(
    graphql`
      fragment ReceiptTotals_receipt on Receipt {
        totals {
          ...TotalRows_totals
        }
        total {
          ...Amount_money
        }
        tax {
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
    receipt,
  )
  const { totals: list, grandTotal } = styles
  return <TotalsList totals={totals} total={total} tax={tax} balance={balance} styles={{ list, grandTotal }} />
}
