import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { GiftText } from '../../gift/GiftText.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { CheckoutStep } from '../CheckoutStep.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import type { Answers, StepFrame } from '../stepFrame.ts'
import { type Agreement, useCheckedOrder } from './useCheckedOrder.ts'
import styles from '../CheckoutForm.module.css'
import type { ReviewStep_cart$data, ReviewStep_cart$key } from '../../__generated__/ReviewStep_cart.graphql'

type ReviewStepProps = Readonly<{ frame: StepFrame; answers: Answers; cart: ReviewStep_cart$key; agreement: Agreement }>

/**
 * Last step: review and order. On line the cart is recalculated first and differences are shown; off line the order
 * waits in the queue.
 */
export function ReviewStep({ frame, answers, cart: cartKey, agreement }: ReviewStepProps) {
  const cart = useFragment(
    graphql`
      fragment ReviewStep_cart on Cart {
        pendingChanges
        lines {
          id
          name
          quantity
          unitPrice {
            amount
          }
        }
        selectedShippingMethod {
          title
        }
        selectedPaymentMethod {
          title
        }
        totals {
          grandTotal {
            amount
            currencyCode
          }
        }
        gift {
          ...GiftText_gift
        }
        ...PlaceOrder_cart
      }
    `,
    cartKey,
  )
  const intl = useIntl()
  const isOnline = useOnlineStatus()
  const money = useMoney()
  const isSettled = (cart.pendingChanges ?? 0) === 0
  const known = cart.totals?.grandTotal
  const { isChecking, changes, agree } = useCheckedOrder(seenOf(cart), {
    mayCheck: frame.state === 'current' && isOnline && isSettled,
    agreement,
  })
  return (
    <CheckoutStep {...frame} title={intl.formatMessage({ id: 'checkout.reviewTitle' })}>
      <div className={styles.form}>
        <p className={styles.note}>
          {isOnline ? (
            <FormattedMessage id="checkout.reviewText" />
          ) : (
            <FormattedMessage id="checkout.reviewOffline" values={{ total: known ? money(known) : 'none' }} />
          )}
        </p>
        {cart.gift ? <GiftText gift={cart.gift} /> : null}
        {isChecking ? null : (
          <OrderChanges changes={changes} currencyCode={cart.totals?.grandTotal.currencyCode ?? 'MXN'} />
        )}
        <PlaceOrder cart={cart} answers={answers} isChecking={isChecking} agreement={agreement} onAgree={agree} />
      </div>
    </CheckoutStep>
  )
}

function seenOf({ lines, totals, ...cart }: ReviewStep_cart$data) {
  return {
    lines: lines.map(({ id, name, quantity, unitPrice }) => ({ id, name, quantity, unitPrice: unitPrice.amount })),
    shippingTitle: cart.selectedShippingMethod?.title ?? null,
    paymentTitle: cart.selectedPaymentMethod?.title ?? null,
    total: totals?.grandTotal.amount ?? null,
  }
}
