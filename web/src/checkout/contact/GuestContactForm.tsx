import type { SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import { EMAIL_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { type FieldFault, emailSchema } from '@hogar/schema/validation/address.ts'
import { Button } from '../../design/Button.tsx'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import type { Answers } from '../stepFrame.ts'
import { useFormErrors } from '../useFormErrors.ts'
import styles from '../CheckoutForm.module.css'

type GuestContactFormProps = Readonly<{ answers: Answers; onDone: () => void }>

/** Form for the e-mail address of the confirmation, for guests and for signed-in customers. */
export function GuestContactForm({ answers: { details, change, refused }, onDone }: GuestContactFormProps) {
  const intl = useIntl()
  const fault = emailFault(details.email)
  const errors = useFormErrors(fault ? { email: fault } : {}, refused.contact)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (errors.hasErrors) {
      errors.refuse()
      return
    }
    change({ email: cleanEmail(details.email), isContactConfirmed: true })
    onDone()
  }
  return (
    <LiveForm className={styles.form} onSubmit={submit}>
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <TextField
        id={errors.idOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={EMAIL_MAX_CHARACTERS}
        label={intl.formatMessage({ id: 'checkout.email' })}
        hint={intl.formatMessage({ id: 'checkout.emailHint' })}
        error={errors.errorOf('email')}
        value={details.email}
        onChange={(event) => change({ email: event.target.value })}
        onBlur={() => errors.leave('email')}
      />
      <Button type="submit">
        <FormattedMessage id="checkout.continue" />
      </Button>
    </LiveForm>
  )
}

function emailFault(email: string): FieldFault | null {
  if (cleanEmail(email) === '') return 'required'
  return v.is(emailSchema, email) ? null : 'email'
}
