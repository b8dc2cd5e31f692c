import type { ReactNode } from 'react'
import { ErrorSummary } from '../checkout/ErrorSummary.tsx'
import { Refusals } from '../checkout/Refusals.tsx'
import { Button } from '../design/Button.tsx'
import { LiveForm } from '../design/LiveForm.tsx'
import type { AccountDraft } from './accountFaults.ts'
import type { AccountForm } from './useAccountForm.ts'
import styles from './AccountFormFrame.module.css'

type AccountFormFrameProps = Readonly<{
  form: AccountForm<AccountDraft>
  /** What the button says. */
  submit: string
  /** The fields. */
  children: ReactNode
}>

/** A form of the account: what is wrong, the fields, the button. */
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
