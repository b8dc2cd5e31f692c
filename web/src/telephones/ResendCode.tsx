import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { minutesAndSeconds } from './useCountdown.ts'
import type { TelephoneCode } from './useTelephoneCode.ts'
import styles from './TelephoneConfirmation.module.css'

/** Above this nobody waits with the page open: what was refused says until when. */
const COUNTED_SECONDS_MAX = 3_600

/** Asks for another code, once that can be. The time is there to be read, and is not said at every second of it. */
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
