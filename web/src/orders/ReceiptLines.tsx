import { FormattedMessage, FormattedNumber } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../cart/Amount.tsx'
import styles from './ReceiptPage.module.css'
import type { ReceiptLines_receipt$key } from '../__generated__/ReceiptLines_receipt.graphql'

type ReceiptLinesProps = Readonly<{ receipt: ReceiptLines_receipt$key }>

/** What was bought, as a table: names and prices as they were then. */
export function ReceiptLines({ receipt }: ReceiptLinesProps) {
  const { lines } = useFragment(
    graphql`
      fragment ReceiptLines_receipt on Receipt {
        lines {
          sku
          name
          quantity
          unitPrice {
            ...Amount_money
          }
          rowTotal {
            ...Amount_money
          }
          options {
            label
            value
          }
        }
      }
    `,
    receipt,
  )
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="orders.receiptItem" />
          </th>
          <th scope="col">
            <FormattedMessage id="orders.receiptQuantity" />
          </th>
          <th scope="col" className={styles.unit}>
            <FormattedMessage id="orders.receiptUnit" />
          </th>
          <th scope="col">
            <FormattedMessage id="orders.receiptRow" />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an order never changes, and a SKU may stand in it twice
          <tr key={`${line.sku}:${at}`}>
            <td>
              {line.name}
              <span className={styles.small}>
                {[line.sku, ...line.options.map(({ label, value }) => `${label}: ${value}`)].join(' · ')}
              </span>
            </td>
            <td>
              <FormattedNumber value={line.quantity} />
            </td>
            <td className={styles.unit}>
              <Amount money={line.unitPrice} />
            </td>
            <td>
              <Amount money={line.rowTotal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
