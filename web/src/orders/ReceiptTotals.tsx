import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../cart/Amount.tsx'
import styles from './ReceiptPage.module.css'
import type { ReceiptTotals_receipt$key } from '../__generated__/ReceiptTotals_receipt.graphql'

type ReceiptTotalsProps = Readonly<{ receipt: ReceiptTotals_receipt$key }>

/** What it came to, row by row; the tax is a row of the platform's, or stands below. */
export function ReceiptTotals({ receipt }: ReceiptTotalsProps) {
  const { segments, total, tax } = useFragment(
    graphql`
      fragment ReceiptTotals_receipt on Receipt {
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
        tax {
          ...Amount_money
        }
      }
    `,
    receipt,
  )
  const rows = segments.filter(({ code, value }) => code !== 'grand_total' && value)
  const hasTaxRow = rows.some(({ code }) => code === 'tax')
  return (
    <dl className={styles.totals}>
      {rows.map(({ code, title, value }) => (
        <div key={code}>
          <dt>{title}</dt>
          <dd>{value ? <Amount money={value} /> : null}</dd>
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
      {tax && !hasTaxRow ? (
        <div>
          <dt>
            <FormattedMessage id="orders.receiptTax" />
          </dt>
          <dd>
            <Amount money={tax} />
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
