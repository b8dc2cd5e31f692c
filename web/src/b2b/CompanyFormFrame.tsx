import type { ReactNode } from 'react'
import { ErrorSummary } from '../checkout/ErrorSummary.tsx'
import { Refusals } from '../checkout/Refusals.tsx'
import { DraftNote } from '../customers/drafts/DraftNote.tsx'
import { Button } from '../design/Button.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import type { TextForm } from './useTextForm.ts'
import styles from './Company.module.css'

type CompanyFormFrameProps = Readonly<{
  form: TextForm
  /** Label of the submit button. */
  submit: string
  children: ReactNode
}>

/** Form about a company: error summary, fields and submit button. */
export function CompanyFormFrame({ form, submit, children }: CompanyFormFrameProps) {
  return (
    <LiveForm className={styles.form} onSubmit={form.onSubmit}>
      <DraftNote isRestored={form.isRestored} onDiscard={form.discard} />
      <ErrorSummary {...form.summary} />
      <Refusals messages={form.refusals} />
      {children}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {submit}
      </Button>
    </LiveForm>
  )
}
