import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../design/Button.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { type CheckoutDetails } from './checkoutDetails.ts'
import { CheckoutStep } from './CheckoutStep.tsx'
import { orderInput } from './orderInput.ts'
import type { StepFrame } from './stepFrame.ts'
import { usePlaceOrder } from '../orders/usePlaceOrder.ts'
import styles from './CheckoutForm.module.css'
import type { ReviewStep_cart$key } from '../__generated__/ReviewStep_cart.graphql'

type ReviewStepProps = Readonly<{ frame: StepFrame; details: CheckoutDetails; cart: ReviewStep_cart$key }>

/** The last look, and the order. With a network the total is settled first; without one the order is kept until there is. */
export function ReviewStep({ frame, details, cart: cartKey }: ReviewStepProps) {
  const cart = useFragment(
    graphql`
      fragment ReviewStep_cart on Cart {
        isVirtual
        totalQuantity
        pendingChanges
        totals {
          grandTotal {
            amount
            currencyCode
          }
        }
      }
    `,
    cartKey,
  )
  const intl = useIntl()
  const money = useMoney()
  const isOnline = useOnlineStatus()
  const { countryCode } = useStoreDefinition()
  const { placeOrder, isPlacing } = usePlaceOrder()
  const isSettled = (cart.pendingChanges ?? 0) === 0
  const known = cart.totals?.grandTotal
  const total = isSettled && known ? { amount: known.amount, currencyCode: known.currencyCode } : null
  const input = orderInput(details, { countryCode, isVirtual: cart.isVirtual })

  return (
    <CheckoutStep {...frame} title={intl.formatMessage({ id: 'checkout.reviewTitle' })}>
      <p className={styles.note}>
        <FormattedMessage id={isOnline ? 'checkout.reviewText' : 'checkout.reviewOffline'} />
      </p>
      <Button
        isFullWidth
        isBusy={isPlacing || (isOnline && !isSettled)}
        disabled={!input}
        onClick={() => {
          if (input) void placeOrder(input, { units: cart.totalQuantity, total })
        }}
      >
        {total ? (
          <FormattedMessage id="checkout.placeOrderTotal" values={{ total: money(total) }} />
        ) : (
          <FormattedMessage id="checkout.placeOrder" />
        )}
      </Button>
    </CheckoutStep>
  )
}
