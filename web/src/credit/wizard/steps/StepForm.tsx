import type { ReactNode, SubmitEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { ErrorSummary, type SummedError } from '../../../checkout/ErrorSummary.tsx'
import { Refusals } from '../../../checkout/Refusals.tsx'
import { Button } from '../../../design/Button.tsx'
import { LiveForm } from '../../../design/forms/LiveForm.tsx'
import { PendingLink } from './PendingLink.tsx'
import styles from '../Wizard.module.css'

type StepFormProps = Readonly<{
  /** Form of `useStepForm`. */
  form: Readonly<{
    submit: (event: SubmitEvent<HTMLFormElement>) => void
    summary: readonly SummedError[]
    others: readonly string[]
    /** True if the applicant has an application in review. */
    hasPending: boolean
    attempt: number
    isBusy: boolean
  }>
  /** Label of the submit button; left out, it continues. */
  submit?: ReactNode
  children: ReactNode
}>

/** Form of a step, with its errors above the fields and its button below. */
export function StepForm({ form, submit, children }: StepFormProps) {
  return (
    <LiveForm className={styles.form} onSubmit={form.submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <Refusals messages={form.others} />
      {form.hasPending ? <PendingLink /> : null}
      {children}
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {submit ?? <FormattedMessage id="creditWizard.continue" />}
        </Button>
      </div>
    </LiveForm>
  )
}
