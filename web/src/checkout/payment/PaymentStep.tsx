import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { PlanText } from '../../orders/payment/PlanText.tsx'
import { BillingChoice } from '../address/BillingChoice.tsx'
import { CheckoutStep } from '../CheckoutStep.tsx'
import { DeliveryMethods } from '../delivery/DeliveryMethods.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { CreditAnswer } from './CreditAnswer.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { readAddress } from '../address/readAddress.ts'
import { Refusals } from '../Refusals.tsx'
import type { Answers, StepFrame } from '../stepFrame.ts'
import { useChosenDelivery } from '../delivery/useChosenDelivery.ts'
import { useFormErrors } from '../useFormErrors.ts'
import { useSentAnswer } from '../useSentAnswer.ts'
import { type OfferedPayment, paymentChoice } from '../delivery/offeredMethods.ts'
import styles from '../CheckoutForm.module.css'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import type { PaymentStep_cart$key } from '../../__generated__/PaymentStep_cart.graphql'

type PaymentStepProps = Readonly<{
  frame: StepFrame
  answers: Answers
  cart: PaymentStep_cart$key
  isDelivered: boolean
}>

/**
 * Step that asks for shipping method, payment method and billing address. Pickup and virtual orders have no shipping
 * method to choose.
 */
export function PaymentStep({ frame, answers, cart: cartKey, isDelivered }: PaymentStepProps) {
  const cart = useFragment(
    graphql`
      fragment PaymentStep_cart on Cart {
        isVirtual
        selectedShippingMethod {
          title
        }
        selectedPaymentMethod {
          title
          ...CreditAnswer_method
        }
        selectedPaymentPlan {
          ...PlanText_plan
        }
        ...DeliveryMethods_cart
        ...PaymentMethods_cart
      }
    `,
    cartKey,
  )
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const setPayment = useQueuedMutation('setCartPayment')
  const { isBusy, refusals, send } = useSentAnswer(frame, answers.refuse)
  const delivery = useChosenDelivery(frame, answers)
  const [method, setMethod] = useState<OfferedPayment | null>(null)
  const { isBillingSame, billing, pickup } = answers.details
  const hasDelivery = !cart.isVirtual && pickup === null
  const read = readAddress(billing, countryCode)
  const isBilledElsewhere = !cart.isVirtual && !isBillingSame
  const faults = isBilledElsewhere && !read.isValid ? read.faults : {}
  const canGoOn = method !== null && (!hasDelivery || isDelivered || delivery.isChosen)
  const errors = useFormErrors(faults, isBilledElsewhere ? answers.refused.billing : undefined)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (errors.hasErrors) return errors.refuse()
    if (!method || (hasDelivery && !isDelivered && !(await delivery.sendAgain()))) return
    if (await send(() => setPayment(...paymentChoice(method)))) answers.change({ pickedPayment: null })
  }
  const pick = (wanted: OfferedPayment) => {
    setMethod(wanted)
    answers.change({ pickedPayment: { code: wanted.code, months: wanted.months } })
  }
  return (
    <CheckoutStep
      {...frame}
      title={intl.formatMessage({ id: hasDelivery ? 'checkout.deliveryPaymentTitle' : 'checkout.paymentTitle' })}
      answer={
        cart.selectedPaymentMethod ? (
          <>
            {hasDelivery ? <p>{cart.selectedShippingMethod?.title}</p> : null}
            <p>{cart.selectedPaymentMethod.title}</p>
            <CreditAnswer method={cart.selectedPaymentMethod} />
            {cart.selectedPaymentPlan ? <PlanText plan={cart.selectedPaymentPlan} total={null} /> : null}
          </>
        ) : null
      }
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Refusals messages={[...delivery.refusals, ...refusals]} />
        <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
        {hasDelivery && delivery.address ? (
          <DeliveryMethods
            cart={cart}
            address={delivery.address}
            isSent={isDelivered}
            onChoose={(wanted) => void delivery.choose(wanted)}
            onPreselect={delivery.preselect}
          />
        ) : null}
        <PaymentMethods
          cart={cart}
          chosen={method}
          picked={answers.details.pickedPayment}
          onPreselect={setMethod}
          onChoose={pick}
          isPickup={pickup !== null}
          isTitled={hasDelivery}
        />
        {cart.isVirtual ? null : <BillingChoice answers={answers} errors={errors} />}
        <Button type="submit" isBusy={isBusy} disabled={!canGoOn}>
          <FormattedMessage id="checkout.continue" />
        </Button>
      </form>
    </CheckoutStep>
  )
}
