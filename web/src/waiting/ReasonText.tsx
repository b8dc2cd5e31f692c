import { FormattedMessage } from 'react-intl'
import type { Reason } from './whyWaiting.ts'

const TEXTS = {
  consent: 'waiting.reasonConsent',
  offline: 'waiting.reasonOffline',
  session: 'waiting.reasonSession',
  signedOut: 'waiting.reasonSignedOut',
  sending: 'waiting.reasonSending',
  behind: 'waiting.reasonBehind',
  soon: 'waiting.reasonSoon',
  unreachable: 'waiting.reasonUnreachable',
  unavailable: 'waiting.reasonUnavailable',
  busy: 'waiting.reasonBusy',
  fault: 'waiting.reasonFault',
} as const satisfies Record<Reason['kind'], string>

/** Renders why a task waits, and the time of the next attempt if known. */
export function ReasonText({ reason }: Readonly<{ reason: Reason }>) {
  const seconds = 'seconds' in reason && reason.seconds !== null ? reason.seconds : null
  return (
    <>
      <FormattedMessage tagName="span" id={TEXTS[reason.kind]} />
      {seconds === null ? null : (
        <span>
          {' '}
          <FormattedMessage id="waiting.againIn" values={{ seconds }} />
        </span>
      )}
    </>
  )
}
