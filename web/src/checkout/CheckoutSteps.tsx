import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAccountDetails } from '../customers/profile/useAccountDetails.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { AddressStep } from './address/AddressStep.tsx'
import { type CheckoutStepName, checkoutSteps } from './checkoutSteps.ts'
import { completeness } from './completeness.ts'
import { ContactStep } from './contact/ContactStep.tsx'
import { PaymentStep } from './payment/PaymentStep.tsx'
import { ReviewStep } from './review/ReviewStep.tsx'
import type { StepFrame } from './stepFrame.ts'
import type { Agreement } from './review/useCheckedOrder.ts'
import { useAnswers } from './useAnswers.ts'
import { useCheckoutDetails } from './useCheckoutDetails.ts'
import styles from './CheckoutSteps.module.css'
import type { CheckoutSteps_cart$key } from '../__generated__/CheckoutSteps_cart.graphql'

type CheckoutStepsProps = Readonly<{ cart: CheckoutSteps_cart$key; agreement: Agreement }>

/** Renders the checkout's steps in order; each answer stays visible and can be changed. */
export function CheckoutSteps({ cart: cartKey, agreement }: CheckoutStepsProps) {
  const cart = useFragment(
    graphql`
      fragment CheckoutSteps_cart on Cart {
        isVirtual
        selectedShippingMethod {
          __typename
        }
        selectedPaymentMethod {
          __typename
        }
        ...PaymentStep_cart
        ...ReviewStep_cart
      }
    `,
    cartKey,
  )
  const { countryCode } = useStoreDefinition()
  const kept = useCheckoutDetails()
  const { details, isLoaded, change } = kept
  useAccountDetails(kept)
  const [editing, setEditing] = useState<CheckoutStepName | null>(null)
  const complete = completeness(details, {
    countryCode,
    hasShipping: Boolean(cart.selectedShippingMethod),
    hasPayment: Boolean(cart.selectedPaymentMethod),
  })
  // A pickup order has no shipping method of its own: choosing the branch sets it.
  const hasDelivery = !cart.isVirtual && details.pickup === null
  const steps = checkoutSteps({ hasDelivery, complete, editing })
  const open = (name: CheckoutStepName) => {
    setEditing(name)
    // From here on, differences in the cart come from the shopper's own edits.
    agreement.see(null)
  }
  const answers = useAnswers({ details, change }, { isVirtual: cart.isVirtual, onOpen: open })

  const frameOf = (name: CheckoutStepName, at: number): StepFrame => ({
    number: at + 1,
    state: steps[at]?.state ?? 'later',
    onChange: () => open(name),
    onSending: () => open(name),
    onDone: () => setEditing(null),
  })

  return (
    <ol className={styles.steps} aria-busy={!isLoaded}>
      {steps.map(({ name }, at) => {
        const frame = frameOf(name, at)
        switch (name) {
          case 'contact':
            return <ContactStep key={name} frame={frame} answers={answers} />
          case 'address':
            return <AddressStep key={name} frame={frame} answers={answers} isBilling={cart.isVirtual} />
          case 'payment':
            return (
              <PaymentStep key={name} frame={frame} answers={answers} cart={cart} isDelivered={complete.shipping} />
            )
          case 'review':
            return <ReviewStep key={name} frame={frame} answers={answers} cart={cart} agreement={agreement} />
        }
      })}
    </ol>
  )
}
