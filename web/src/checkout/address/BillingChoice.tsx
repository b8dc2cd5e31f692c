import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { Answers } from '../stepFrame.ts'
import type { FormErrors } from '../useFormErrors.ts'
import styles from '../CheckoutForm.module.css'

type BillingChoiceProps = Readonly<{ answers: Answers; errors: FormErrors }>

/** Billing choice: same address as the delivery, or another one. */
export function BillingChoice({ answers: { details, change }, errors }: BillingChoiceProps) {
  const intl = useIntl()
  return (
    <>
      <Checkbox
        // A branch has no address of the shopper: a pickup order has no billing address unless the shopper wants an
        // invoice.
        label={intl.formatMessage({ id: details.pickup ? 'checkout.billingNone' : 'checkout.billingSame' })}
        checked={details.isBillingSame}
        onChange={(event) => change({ isBillingSame: event.target.checked })}
      />
      {details.isBillingSame ? null : (
        <fieldset className={styles.form}>
          <legend>
            <FormattedMessage id="checkout.billingTitle" />
          </legend>
          <AddressFields
            draft={details.billing}
            onChange={(part) => change({ billing: { ...details.billing, ...part } })}
            errors={errors}
            section="billing"
            hasInvoice
          />
        </fieldset>
      )}
    </>
  )
}
