import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../Amount.tsx'
import { CartLineName } from '../lines/CartLineName.tsx'
import { CartLinePicture } from '../lines/CartLinePicture.tsx'
import styles from './CartPanel.module.css'
import type { CartPanelLine_line$key } from '../../__generated__/CartPanelLine_line.graphql'

type CartPanelLineProps = Readonly<{ line: CartPanelLine_line$key; onFollow?: () => void }>

/** Read-only line of the cart panel. */
export function CartPanelLine({ line: lineKey, onFollow }: CartPanelLineProps) {
  const line = useFragment(
    graphql`
      fragment CartPanelLine_line on CartLine {
        quantity
        unitPrice {
          ...Amount_money
        }
        ...CartLinePicture_line
        ...CartLineName_line
      }
    `,
    lineKey,
  )
  return (
    <li className={styles.line}>
      <CartLinePicture line={line} />
      <div>
        <CartLineName line={line} onFollow={onFollow} />
        <p className={styles.count}>
          <FormattedMessage
            id="cartPage.quantityTimesPrice"
            values={{ quantity: line.quantity, price: <Amount key="price" money={line.unitPrice} /> }}
          />
        </p>
      </div>
    </li>
  )
}
