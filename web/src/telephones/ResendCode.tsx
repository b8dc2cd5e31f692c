import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { minutesAndSeconds } from './useCountdown.ts'
import type { TelephoneCode } from './useTelephoneCode.ts'
import styles from './TelephoneConfirmation.module.css'

/** Longest wait that is counted down; for a longer one the refusal names the time. */
const COUNTED_SECONDS_MAX = 3_600

/**
 * Button that requests another code, with a countdown until it is allowed. The countdown is visible but not announced
 * each second.
 */
export function ResendCode({ code: { isSent, isSending, secondsLeft, send } }: Readonly<{ code: TelephoneCode }>) {
  const isCounted = secondsLeft > 0 && secondsLeft <= COUNTED_SECONDS_MAX
  return (
    <div className={styles.resend}>
      <Button variant="quiet" isBusy={isSending} disabled={secondsLeft > 0} onClick={() => void send()}>
        <FormattedMessage id={isSent ? 'telephones.resend' : 'telephones.send'} />
      </Button>
      {isCounted ? (
        <p role="timer" className={styles.timer}>
          <FormattedMessage id="telephones.resendIn" values={{ time: minutesAndSeconds(secondsLeft) }} />
        </p>
      ) : null}
    </div>
  )
}
