import type { SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { AddressAnswer } from './AddressAnswer.tsx'
import { AddressFields } from './AddressFields.tsx'
import { CheckoutStep } from './CheckoutStep.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { readAddress } from './readAddress.ts'
import type { Answers, StepFrame } from './stepFrame.ts'
import { useFormErrors } from './useFormErrors.ts'
import styles from './CheckoutForm.module.css'

type AddressStepProps = Readonly<{
  frame: StepFrame
  answers: Answers
  /** Nothing is carried: the address is the one for the invoice. */
  isBilling: boolean
}>

const NO_FAULTS = {}

/** Where the order goes to; for a cart with nothing to carry, whom to bill. */
export function AddressStep({ frame, answers: { details, change, refused }, isBilling }: AddressStepProps) {
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const read = readAddress(details.address, countryCode)
  const errors = useFormErrors(read.isValid ? NO_FAULTS : read.faults, refused.address)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (errors.hasErrors) {
      errors.refuse()
      return
    }
    change({ isAddressConfirmed: true })
    frame.onDone()
  }
  return (
    <CheckoutStep
      {...frame}
      title={intl.formatMessage({ id: isBilling ? 'checkout.billingTitle' : 'checkout.addressTitle' })}
      answer={<AddressAnswer draft={details.address} />}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
        <AddressFields
          draft={details.address}
          onChange={(part) => change({ address: { ...details.address, ...part } })}
          errors={errors}
          section={isBilling ? 'billing' : 'shipping'}
          hasInvoice={isBilling}
        />
        <Button type="submit">
          <FormattedMessage id="checkout.continue" />
        </Button>
      </form>
    </CheckoutStep>
  )
}
