import { FormattedMessage } from 'react-intl'
import { Refusals } from '../../../../checkout/Refusals.tsx'
import { Button } from '../../../../design/Button.tsx'
import { StepButtons } from '../StepButtons.tsx'
import styles from './LiveTest.module.css'

type LiveIntroProps = Readonly<{
  /** Message on how the last try ended; null before the first one. */
  message: string | null
  onCamera: () => void
  onFiles: () => void
}>

/** Says what is taken and what becomes of it, before the camera is asked for. */
export function LiveIntro({ message, onCamera, onFiles }: LiveIntroProps) {
  return (
    <>
      <Refusals messages={message === null ? [] : [message]} />
      <p>
        <FormattedMessage id="creditSteps.liveIntro" />
      </p>
      <ul className={styles.facts}>
        <li>
          <FormattedMessage id="creditSteps.liveErased" />
        </li>
        <li>
          <FormattedMessage id="creditSteps.liveLight" />
        </li>
        <li>
          <FormattedMessage id="creditSteps.liveTime" />
        </li>
      </ul>
      <StepButtons>
        <Button onClick={onCamera}>
          <FormattedMessage id={message === null ? 'creditSteps.liveStart' : 'creditSteps.liveAgain'} />
        </Button>
        <Button variant="quiet" onClick={onFiles}>
          <FormattedMessage id="creditSteps.liveFiles" />
        </Button>
      </StepButtons>
    </>
  )
}
