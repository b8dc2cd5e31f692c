import type { ReactNode } from 'react'
import { ErrorSummary } from '../../checkout/ErrorSummary.tsx'
import { Refusals } from '../../checkout/Refusals.tsx'
import { Button } from '../../design/Button.tsx'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import type { AccountDraft } from './accountFaults.ts'
import type { AccountForm } from './useAccountForm.ts'
import styles from './AccountFormFrame.module.css'

type AccountFormFrameProps = Readonly<{
  form: AccountForm<AccountDraft>
  /** Label of the submit button. */
  submit: string
  /** Fields of the form. */
  children: ReactNode
}>

/** Account form: error summary, fields and submit button. */
export function AccountFormFrame({ form, submit, children }: AccountFormFrameProps) {
  return (
    <LiveForm className={styles.form} onSubmit={form.onSubmit}>
      <ErrorSummary {...form.summary} />
      <Refusals messages={form.refusals} />
      {children}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {submit}
      </Button>
    </LiveForm>
  )
}
