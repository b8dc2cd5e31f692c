import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../design/Button.tsx'
import { Icon } from '../../../../design/Icon.tsx'
import type { LiveTestState } from './useLiveTest.ts'
import { StepButtons } from '../StepButtons.tsx'
import styles from './LiveTest.module.css'

type LiveSendingProps = Readonly<{
  state: Extract<LiveTestState, { kind: 'sending' | 'unsent' }>
  onResend: () => void
  onAgain: () => void
}>

/** Progress of the pictures of a live test, or that they could not be sent. */
export function LiveSending({ state, onResend, onAgain }: LiveSendingProps) {
  const { formatMessage } = useIntl()
  const percent = state.kind === 'sending' ? Math.floor(state.share * 100) : 0
  if (state.kind === 'sending')
    return (
      <>
        <progress
          className={styles.progress}
          max={100}
          value={percent}
          aria-label={formatMessage({ id: 'creditSteps.uploadOf' })}
        />
        <output className={styles.muted}>
          <FormattedMessage id="creditSteps.uploading" values={{ percent }} />
        </output>
      </>
    )
  return (
    <>
      <p role="alert" className={styles.problem}>
        <Icon name="warning" size={20} />
        <span>
          <FormattedMessage id="creditSteps.liveUnsent" />
        </span>
      </p>
      <StepButtons>
        <Button onClick={onResend}>
          <FormattedMessage id="creditSteps.resend" />
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          <FormattedMessage id="creditSteps.liveAgain" />
        </Button>
      </StepButtons>
    </>
  )
}
