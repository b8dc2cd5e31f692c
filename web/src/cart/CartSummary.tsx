import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from './Amount.tsx'
import { useBuyerWithoutRight } from '../b2b/buyer/useBuyerWithoutRight.ts'
import { TaxNote } from '../delivery/TaxNote.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { BlockedCheckoutButton } from './BlockedCheckoutButton.tsx'
import { CartDelivery } from './CartDelivery.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutButton } from './CheckoutButton.tsx'
import { CouponForm } from './coupon/CouponForm.tsx'
import { isSoldOut } from './lines/isSoldOut.ts'
import { SpokenTotal } from './SpokenTotal.tsx'
import styles from './CartSummary.module.css'
import type { CartSummary_cart$key } from '../__generated__/CartSummary_cart.graphql'
import type { CartSummary_store$key } from '../__generated__/CartSummary_store.graphql'

type CartSummaryProps = Readonly<{ cart: CartSummary_cart$key; store: CartSummary_store$key }>

/** Coupon form, totals and checkout button. On a phone, total and button are also fixed to the bottom of the screen. */
export function CartSummary({ cart: cartKey, store: storeKey }: CartSummaryProps) {
  const cart = useFragment(
    graphql`
      fragment CartSummary_cart on Cart {
        pendingChanges
        exceedsUnitLimit
        mixesSoleItem
        lines {
          ...isSoldOut_line
        }
        totals {
          grandTotal {
            ...Amount_money
          }
        }
        ...CouponForm_cart
        ...CartTotals_cart
        ...SpokenTotal_cart
        ...CartDelivery_cart
      }
    `,
    cartKey,
  )
  const store = useFragment(
    graphql`
      fragment CartSummary_store on Store {
        ...CheckoutButton_store
      }
    `,
    storeKey,
  )
  const intl = useIntl()
  const isOnline = useOnlineStatus()
  const total = cart.totals?.grandTotal
  const lacksOrderRight = useBuyerWithoutRight() !== null
  const reason = cart.exceedsUnitLimit
    ? 'cartKinds.payBlocked'
    : cart.mixesSoleItem
      ? 'cartKinds.payAlone'
      : lacksOrderRight
        ? 'buyer.payBlocked'
        : cart.lines.some(isSoldOut)
          ? 'cartKinds.paySoldOut'
          : null
  return (
    <aside className={styles.summary} aria-label={intl.formatMessage({ id: 'cartPage.summaryTitle' })}>
      <h2 className={styles.title}>
        <FormattedMessage id="cartPage.summaryTitle" />
      </h2>
      <CouponForm cart={cart} />
      <CartTotals cart={cart} />
      <SpokenTotal cart={cart} />
      <TaxNote />
      <CartDelivery cart={cart} isUpdating={(cart.pendingChanges ?? 0) > 0} />
      <div className={styles.way}>
        <p className={styles.barTotal} aria-hidden="true">
          {cart.pendingChanges ? isOnline ? <Skeleton width="6rem" /> : '—' : total ? <Amount money={total} /> : null}
        </p>
        {reason ? <BlockedCheckoutButton reason={reason} /> : <CheckoutButton store={store} />}
      </div>
    </aside>
  )
}
