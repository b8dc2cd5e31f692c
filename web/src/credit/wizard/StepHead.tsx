import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { WIZARD_STEP_TITLES } from './wizardStepTitles.ts'
import type { StepName } from './wizardFlow.ts'
import styles from './Wizard.module.css'

/** Id of the title of a step. */
export const STEP_HEADING_ID = 'wizard-step'

type StepHeadProps = Readonly<{
  step: StepName
  /** Position of the step, from 1 on, and the number of steps. */
  at: number
  count: number
}>

/** Head of a step: its position and title. The title takes the focus when the step changes. */
export function StepHead({ step, at, count }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return (
    <div className={styles.head}>
      <p className={styles.position}>
        <FormattedMessage id="creditWizard.position" values={{ at, count }} />
      </p>
      <progress className={styles.progress} value={at} max={count} aria-hidden="true" />
      <h2 id={STEP_HEADING_ID} ref={heading} tabIndex={-1} className={styles.title}>
        <FormattedMessage id={WIZARD_STEP_TITLES[step]} />
      </h2>
    </div>
  )
}
