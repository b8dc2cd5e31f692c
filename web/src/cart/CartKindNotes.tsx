import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Icon } from '../design/Icon.tsx'
import { isSoldOut } from './lines/isSoldOut.ts'
import styles from './CartKindNotes.module.css'
import type { CartKindNotes_cart$key } from '../__generated__/CartKindNotes_cart.graphql'

type CartKindNotesProps = Readonly<{ cart: CartKindNotes_cart$key }>

/**
 * Notes on restrictions of the cart: too many units of one product, one that is ordered alone, goods that are sold out,
 * or branch delivery only.
 */
export function CartKindNotes({ cart }: CartKindNotesProps) {
  const { exceedsUnitLimit, mixesSoleItem, isBranchDeliveryOnly, lines } = useFragment(
    graphql`
      fragment CartKindNotes_cart on Cart {
        exceedsUnitLimit
        mixesSoleItem
        isBranchDeliveryOnly
        lines {
          isBranchDeliveryOnly
          ...isSoldOut_line
        }
      }
    `,
    cart,
  )
  const soldOut = lines.filter(isSoldOut).length
  const inBranch = lines.filter((line) => line.isBranchDeliveryOnly).length
  return (
    <output className={styles.notes}>
      {exceedsUnitLimit ? (
        <p className={styles.problem}>
          <Icon name="warning" size={20} />
          <FormattedMessage id="cartKinds.unitLimit" />
        </p>
      ) : null}
      {mixesSoleItem && !exceedsUnitLimit ? (
        <p className={styles.problem}>
          <Icon name="warning" size={20} />
          <FormattedMessage id="cartKinds.alone" />
        </p>
      ) : null}
      {soldOut > 0 ? (
        <p className={styles.problem}>
          <Icon name="warning" size={20} />
          <FormattedMessage id="cartKinds.soldOut" values={{ count: soldOut }} />
        </p>
      ) : null}
      {isBranchDeliveryOnly ? (
        <p className={styles.note}>
          <Icon name="info" size={20} />
          <FormattedMessage id="cartKinds.branchOnlyCart" values={{ count: inBranch }} />
        </p>
      ) : null}
    </output>
  )
}
