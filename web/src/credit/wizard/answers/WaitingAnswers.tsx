import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useOnlineStatus } from '../../../offline/useOnlineStatus.ts'
import type { StepName } from '../wizardFlow.ts'
import { applicationOf } from './sentTexts.ts'
import { useStepList } from './useStepList.ts'
import { useWaitingAnswers } from './useWaitingAnswers.ts'
import styles from '../Wizard.module.css'

type WaitingAnswersProps = Readonly<{
  /** Id of the open application: answers of another one are removed. */
  application: string
  /** Step that is open: its own button shows that it is being sent. */
  step: StepName
}>

/** Note about the answers that wait for a network. */
export function WaitingAnswers({ application, step }: WaitingAnswersProps) {
  const { formatMessage } = useIntl()
  const listOf = useStepList()
  const isOnline = useOnlineStatus()
  const { steps, tasks, drop } = useWaitingAnswers()
  const others = tasks.filter((task) => applicationOf(task) !== application)
  const dropOthers = useEffectEvent(() => drop(others))
  useEffect(() => dropOthers(), [others.length])
  const waiting = steps.filter((name) => !isOnline || name !== step)
  return (
    <output>
      {waiting.length > 0 ? (
        <p className={styles.note}>
          {formatMessage(
            { id: isOnline ? 'creditWizard.waitingOnline' : 'creditWizard.waiting' },
            { steps: listOf(waiting) },
          )}
        </p>
      ) : null}
    </output>
  )
}
