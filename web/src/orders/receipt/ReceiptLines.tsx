import { FormattedMessage, FormattedNumber } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import { CanceledUnits } from '../CanceledUnits.tsx'
import { orderLine } from '../orderLine.ts'
import styles from './ReceiptPage.module.css'
import type { ReceiptLines_receipt$key } from '../../__generated__/ReceiptLines_receipt.graphql'

type ReceiptLinesProps = Readonly<{ receipt: ReceiptLines_receipt$key }>

/** Table of the ordered lines, with names and prices at the time of the order. */
export function ReceiptLines({ receipt }: ReceiptLinesProps) {
  const { lines } = useFragment(
    graphql`
      fragment ReceiptLines_receipt on Receipt {
        lines {
          ...orderLine_line
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
        {lines.map((line, at) => {
          const { sku, name, quantity, canceledQuantity: canceled, unitPrice, rowTotal, options } = orderLine(line)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an order never changes, and a SKU may stand in it twice
            <tr key={`${sku}:${at}`} className={canceled >= quantity ? styles.canceled : undefined}>
              <td>
                {name}
                <span className={styles.small}>
                  {[sku, ...options.map(({ label, value }) => `${label}: ${value}`)].join(' · ')}
                </span>
                <CanceledUnits quantity={quantity} canceled={canceled} />
              </td>
              <td>
                <FormattedNumber value={quantity} />
              </td>
              <td className={styles.unit}>
                <Amount money={unitPrice} />
              </td>
              <td>
                <Amount money={rowTotal} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
