import type { SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { AddressAnswer } from './AddressAnswer.tsx'
import { CheckoutStep } from '../CheckoutStep.tsx'
import { DeliveryChoice } from '../delivery/DeliveryChoice.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { PickupAnswer } from '../delivery/PickupAnswer.tsx'
import { sortPickupParts } from '../delivery/readDelivery.ts'
import { PickupFields } from '../delivery/PickupFields.tsx'
import { Refusals } from '../Refusals.tsx'
import type { Answers, StepFrame } from '../stepFrame.ts'
import { useDeliveryStep } from '../delivery/useDeliveryStep.ts'
import { useFormErrors } from '../useFormErrors.ts'
import { SavedAddresses } from './SavedAddresses.tsx'
import styles from '../CheckoutForm.module.css'

type AddressStepProps = Readonly<{
  frame: StepFrame
  answers: Answers
  /** True for a virtual cart: the address is the billing address. */
  isBilling: boolean
}>

const NO_FAULTS = {}

function titleOf(isBilling: boolean, isPickup: boolean) {
  if (isBilling) return 'checkout.billingTitle'
  return isPickup ? 'checkout.pickUp' : 'checkout.addressTitle'
}

/** Step that asks for the delivery address or the pickup branch; for a virtual cart, for the billing address. */
export function AddressStep({ frame, answers, isBilling }: AddressStepProps) {
  const { details, change, refused } = answers
  const intl = useIntl()
  const step = useDeliveryStep(frame, answers, isBilling)
  const { offer, read, isPickup, pickup } = step
  // A pickup has no fields for a place: what the platform says of it stands above the form.
  const { person, place } = sortPickupParts<string>(refused.address ?? NO_FAULTS)
  const errors = useFormErrors(read.isValid ? NO_FAULTS : read.faults, isPickup ? person : refused.address)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPickup) void step.pickUp()
    if (errors.hasErrors) return errors.refuse()
    if (isPickup) return
    change({ isAddressConfirmed: true })
    frame.onDone()
  }
  const fields = {
    draft: details.address,
    onChange: (part: Partial<typeof details.address>) => change({ address: { ...details.address, ...part } }),
    errors,
  }
  return (
    <CheckoutStep
      {...frame}
      title={intl.formatMessage({ id: titleOf(isBilling, isPickup || details.pickup !== null) })}
      answer={
        details.pickup ? (
          <PickupAnswer draft={details.address} branch={details.pickup} />
        ) : (
          <AddressAnswer draft={details.address} />
        )
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Refusals messages={isPickup ? [...step.refusals, ...Object.values(place)] : step.refusals} />
        <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
        {offer ? <DeliveryChoice offer={offer} way={step.way} onChoose={step.choose} /> : null}
        {offer && isPickup ? (
          <PickupFields {...fields} offer={offer} chosen={pickup} onChoose={(branch) => change({ pickup: branch })} />
        ) : (
          <SavedAddresses {...fields} section={isBilling ? 'billing' : 'shipping'} hasInvoice={isBilling} />
        )}
        <Button type="submit" isBusy={step.isBusy}>
          <FormattedMessage id="checkout.continue" />
        </Button>
      </form>
    </CheckoutStep>
  )
}
