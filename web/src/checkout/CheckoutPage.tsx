import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigation } from 'react-router-dom'
import { OrderRightNote } from '../b2b/buyer/OrderRightNote.tsx'
import { useBuyerWithoutRight } from '../b2b/buyer/useBuyerWithoutRight.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { useMeasureCheckout } from '../measure/useMeasureCheckout.ts'
import { WaitingOrder } from '../orders/WaitingOrder.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import type { AcceptedTerms } from './review/acceptedTerms.ts'
import type { SeenCart } from './review/cartChanges.ts'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { useFollowPlacedOrder } from '../orders/useFollowPlacedOrder.ts'
import styles from './CheckoutPage.module.css'
import type { CheckoutPage_viewer$key } from '../__generated__/CheckoutPage_viewer.graphql'

type CheckoutPageProps = Readonly<{ viewer: CheckoutPage_viewer$key }>

/**
 * Checkout page: the steps, with the summary of the cart beside them. No steps for a customer who shops for a company
 * in whose name they may not order.
 */
export function CheckoutPage({ viewer }: CheckoutPageProps) {
  const { cart } = useFragment(
    graphql`
      fragment CheckoutPage_viewer on Viewer {
        cart {
          lines {
            __typename
          }
          ...CheckoutSteps_cart
          ...CheckoutSummary_cart
          ...useMeasureCheckout_cart
        }
      }
    `,
    viewer,
  )
  const [seen, see] = useState<SeenCart | null>(null)
  const [terms, acceptTerms] = useState<AcceptedTerms | null>(null)
  const lacksOrderRight = useBuyerWithoutRight() !== null
  useMeasureCheckout(cart)
  const waitingOrder = useFollowPlacedOrder()
  const isLeaving = useNavigation().state !== 'idle'
  // The order is placed and its page is loading. The cart is already empty, so the empty-cart page would be wrong here.
  if (waitingOrder || (!cart && isLeaving)) return <WaitingOrder order={waitingOrder} />
  if (!cart || cart.lines.length === 0) return <EmptyCart />
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="checkout.pageTitle" />
      </h1>
      <CheckoutSummary cart={cart} />
      {lacksOrderRight ? (
        <OrderRightNote>
          <StoreLink to="/checkout/cart" className={buttonStyle('quiet')}>
            <FormattedMessage id="checkout.backToCart" />
          </StoreLink>
        </OrderRightNote>
      ) : (
        <CheckoutSteps cart={cart} agreement={{ seen, see, terms, acceptTerms }} />
      )}
    </div>
  )
}
