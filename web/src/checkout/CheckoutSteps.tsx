import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAccountDetails } from '../customers/useAccountDetails.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { AddressStep } from './AddressStep.tsx'
import { type CheckoutStepName, checkoutSteps } from './checkoutSteps.ts'
import { completeness } from './completeness.ts'
import { ContactStep } from './ContactStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { ShippingStep } from './ShippingStep.tsx'
import type { StepFrame } from './stepFrame.ts'
import type { Agreement } from './useCheckedOrder.ts'
import { useAnswers } from './useAnswers.ts'
import { useCheckoutDetails } from './useCheckoutDetails.ts'
import styles from './CheckoutSteps.module.css'
import type { CheckoutSteps_cart$key } from '../__generated__/CheckoutSteps_cart.graphql'

type CheckoutStepsProps = Readonly<{ cart: CheckoutSteps_cart$key; agreement: Agreement }>

/** What is asked for, one thing at a time, each answer in sight and open to change. */
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
        ...ShippingStep_cart
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
  const steps = checkoutSteps({ isVirtual: cart.isVirtual, complete, editing })
  const open = (name: CheckoutStepName) => {
    setEditing(name)
    // What comes out otherwise from here on is the shopper's own doing.
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
          case 'shipping':
            return <ShippingStep key={name} frame={frame} answers={answers} cart={cart} />
          case 'payment':
            return <PaymentStep key={name} frame={frame} answers={answers} cart={cart} />
          case 'review':
            return <ReviewStep key={name} frame={frame} answers={answers} cart={cart} agreement={agreement} />
        }
      })}
    </ol>
  )
}
