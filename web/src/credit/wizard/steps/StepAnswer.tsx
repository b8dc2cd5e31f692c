import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../design/Button.tsx'
import { STEP_HEADING_ID } from '../StepHead.tsx'
import styles from '../Wizard.module.css'

type StepAnswerProps = Readonly<{ onContinue: () => void; onChange: () => void; children: ReactNode }>

/** Answer of a step that is done, in place of its form: parts of it are never shown again and would have to be typed. */
export function StepAnswer({ onContinue, onChange, children }: StepAnswerProps) {
  const change = () => {
    onChange()
    // The button that had the focus is gone.
    document.getElementById(STEP_HEADING_ID)?.focus()
  }
  return (
    <div className={styles.form}>
      <div className={styles.answer}>{children}</div>
      <div className={styles.pair}>
        <Button onClick={onContinue}>
          <FormattedMessage id="creditWizard.continue" />
        </Button>
        <Button variant="quiet" onClick={change}>
          <FormattedMessage id="creditWizard.change" />
        </Button>
      </div>
    </div>
  )
}
