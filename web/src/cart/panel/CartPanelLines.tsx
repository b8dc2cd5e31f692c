import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../Amount.tsx'
import { Skeleton } from '../../design/Skeleton.tsx'
import { CartKindNotes } from '../CartKindNotes.tsx'
import { CartPanelLine } from './CartPanelLine.tsx'
import { lineKey } from '../lines/lineKey.ts'
import styles from './CartPanel.module.css'
import type { CartPanelLines_cart$key } from '../../__generated__/CartPanelLines_cart.graphql'

type CartPanelLinesProps = Readonly<{ cart: CartPanelLines_cart$key; onFollow: () => void }>

/** Lines of the cart panel, newest first, with the subtotal. */
export function CartPanelLines({ cart: cartKey, onFollow }: CartPanelLinesProps) {
  const cart = useFragment(
    graphql`
      fragment CartPanelLines_cart on Cart {
        pendingChanges
        ...CartKindNotes_cart
        lines {
          sku
          optionsChecksum
          ...CartPanelLine_line
        }
        totals {
          subtotal {
            ...Amount_money
          }
        }
      }
    `,
    cartKey,
  )
  const { lines, totals, pendingChanges } = cart
  const isUpdating = (pendingChanges ?? 0) > 0
  return (
    <>
      <CartKindNotes cart={cart} />
      <ul className={styles.lines}>
        {[...lines].reverse().map((line) => (
          <CartPanelLine key={lineKey(line.sku, line.optionsChecksum)} line={line} onFollow={onFollow} />
        ))}
      </ul>
      <p className={styles.subtotal} aria-busy={isUpdating}>
        <FormattedMessage tagName="span" id="cartPage.subtotal" />
        {isUpdating ? (
          <Skeleton width="6rem" />
        ) : totals ? (
          <strong>
            <Amount money={totals.subtotal} />
          </strong>
        ) : null}
      </p>
    </>
  )
}
