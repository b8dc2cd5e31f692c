import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../design/forms/Checkbox.tsx'
import { useHoldAnswer } from '../WizardDrafts.tsx'
import { sentTexts } from './sentTexts.ts'
import { setDeviceShared, useDeviceShared } from './deviceShared.ts'
import { useWaitingAnswers } from './useWaitingAnswers.ts'
import styles from '../Wizard.module.css'

/** Choice of a shopper whose device other people use too: nothing of the application is stored on it. */
export function SharedDevice() {
  const { formatMessage } = useIntl()
  const hintId = useId()
  const isShared = useDeviceShared()
  const { tasks, drop } = useWaitingAnswers()
  const { restore } = useHoldAnswer()
  const choose = (isChosen: boolean) => {
    setDeviceShared(isChosen)
    if (!isChosen) return
    for (const task of tasks) for (const [draft, texts] of Object.entries(sentTexts(task))) restore(draft, texts)
    drop()
  }
  return (
    <div>
      <Checkbox
        label={formatMessage({ id: 'creditWizard.sharedDevice' })}
        aria-describedby={hintId}
        checked={isShared}
        onChange={({ target }) => choose(target.checked)}
      />
      <p id={hintId} className={styles.note}>
        <FormattedMessage id="creditWizard.sharedDeviceHint" />
      </p>
    </div>
  )
}
