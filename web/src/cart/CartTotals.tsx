import { Fragment, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { LateWholesaleNote } from '../b2b/buyer/LateWholesaleNote.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { Amount } from './Amount.tsx'
import { CartTotalsNote } from './CartTotalsNote.tsx'
import { TotalRows } from './TotalRows.tsx'
import styles from './CartTotals.module.css'
import type { CartTotals_cart$key } from '../__generated__/CartTotals_cart.graphql'

type CartTotalsProps = Readonly<{ cart: CartTotals_cart$key }>

/**
 * Totals of the cart with tax, as for the lines. While a change is pending it says so and shows no estimated amounts.
 */
export function CartTotals({ cart }: CartTotalsProps) {
  const { totals, pendingChanges, isVirtual } = useFragment(
    graphql`
      fragment CartTotals_cart on Cart {
        pendingChanges
        isVirtual
        totals {
          saved {
            amount
            ...Amount_money
          }
          ...CartTotalsNote_totals
          ...TotalRows_totals
        }
      }
    `,
    cart,
  )
  const isUpdating = (pendingChanges ?? 0) > 0
  const isOnline = useOnlineStatus()
  // Off line the totals cannot be recalculated.
  const shown = (amount: ReactNode) => (isUpdating ? isOnline ? <Skeleton width="5.5rem" /> : '—' : amount)
  return (
    <div className={styles.totals}>
      {totals ? (
        <dl className={styles.rows} aria-busy={isUpdating}>
          <TotalRows totals={totals} shown={shown} />
        </dl>
      ) : null}
      {totals?.saved && Number(totals.saved.amount) > 0 && (isOnline || !isUpdating) ? (
        <p className={styles.saved}>
          <FormattedMessage
            id="cartPage.saved"
            values={{ amount: <Fragment key="amount">{shown(<Amount money={totals.saved} />)}</Fragment> }}
          />
        </p>
      ) : null}
      <LateWholesaleNote />
      <CartTotalsNote totals={totals} isUpdating={isUpdating} isVirtual={isVirtual} />
    </div>
  )
}
