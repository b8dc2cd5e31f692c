import type { ReactNode } from 'react'
import { ErrorSummary } from '../checkout/ErrorSummary.tsx'
import { Refusals } from '../checkout/Refusals.tsx'
import { Button } from '../design/Button.tsx'
import { useIsDrawn } from '../device/useIsDrawn.ts'
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

/**
 * A form of the account: what is wrong, the fields, the button. It takes nothing before the page has its code: a browser
 * would send a password by itself. By `post` and without names, so that not even then it got into an address.
 */
export function AccountFormFrame({ form, submit, children }: AccountFormFrameProps) {
  const isAlive = useIsDrawn()
  return (
    <form className={styles.form} method="post" onSubmit={form.onSubmit} noValidate>
      <fieldset className={styles.fields} disabled={!isAlive}>
        <ErrorSummary {...form.summary} />
        <Refusals messages={form.refusals} />
        {children}
        <Button type="submit" isBusy={form.isBusy} isFullWidth>
          {submit}
        </Button>
      </fieldset>
    </form>
  )
}
