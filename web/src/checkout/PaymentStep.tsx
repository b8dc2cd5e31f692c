import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../design/Button.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { BillingChoice } from './BillingChoice.tsx'
import { CheckoutStep } from './CheckoutStep.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { readAddress } from './readAddress.ts'
import { Refusals } from './Refusals.tsx'
import type { Answers, StepFrame } from './stepFrame.ts'
import { useFormErrors } from './useFormErrors.ts'
import { useSentAnswer } from './useSentAnswer.ts'
import { type OfferedPayment, useSetCartPaymentMutation } from './useSetCartPaymentMutation.ts'
import styles from './CheckoutForm.module.css'
import type { PaymentStep_cart$key } from '../__generated__/PaymentStep_cart.graphql'

type PaymentStepProps = Readonly<{ frame: StepFrame; answers: Answers; cart: PaymentStep_cart$key }>

/** How it is paid, and whom to bill. */
export function PaymentStep({ frame, answers, cart: cartKey }: PaymentStepProps) {
  const cart = useFragment(
    graphql`
      fragment PaymentStep_cart on Cart {
        isVirtual
        selectedPaymentMethod {
          title
        }
        ...PaymentMethods_cart
      }
    `,
    cartKey,
  )
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const setPayment = useSetCartPaymentMutation()
  const { isBusy, refusals, send } = useSentAnswer(frame, answers.refuse)
  const [method, setMethod] = useState<OfferedPayment | null>(null)
  const { isBillingSame, billing } = answers.details
  const read = readAddress(billing, countryCode)
  const isBilledElsewhere = !cart.isVirtual && !isBillingSame
  const faults = isBilledElsewhere && !read.isValid ? read.faults : {}
  const errors = useFormErrors(faults, isBilledElsewhere ? answers.refused.billing : undefined)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (errors.hasErrors) errors.refuse()
    else if (method) void send(() => setPayment(method))
  }
  return (
    <CheckoutStep
      {...frame}
      title={intl.formatMessage({ id: 'checkout.paymentTitle' })}
      answer={cart.selectedPaymentMethod?.title}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Refusals messages={refusals} />
        <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
        <PaymentMethods cart={cart} chosen={method} onChoose={setMethod} />
        {cart.isVirtual ? null : <BillingChoice answers={answers} errors={errors} />}
        <Button type="submit" isBusy={isBusy} disabled={!method}>
          <FormattedMessage id="checkout.continue" />
        </Button>
      </form>
    </CheckoutStep>
  )
}
