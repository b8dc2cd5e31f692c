import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { minutesAndSeconds, useCountdown } from '../../../../telephones/useCountdown.ts'
import type { LiveShots } from './useLiveShots.ts'
import styles from './LiveTest.module.css'

const SECOND_MS = 1_000

type LiveRunProps = Readonly<{
  shots: LiveShots
  /** Time until which the challenge is good, in milliseconds. */
  untilMs: number
  /** Controls that take the next picture. */
  children: ReactNode
}>

/** Instruction for the next picture of a live test, why the last one was not good, and the time that is left. */
export function LiveRun({ shots, untilMs, children }: LiveRunProps) {
  const { formatMessage } = useIntl()
  const { secondsLeft, begin } = useCountdown()
  const { at, count, shot, fault } = shots
  useEffect(() => begin((untilMs - Date.now()) / SECOND_MS), [begin, untilMs])
  return (
    <>
      <output className={styles.instruction}>
        <span className={styles.muted}>
          {formatMessage({ id: 'creditSteps.liveShot' }, { position: at + 1, count })}{' '}
        </span>
        <strong className={styles.move}>{formatMessage({ id: 'creditSteps.liveMove' }, { move: shot })}</strong>
      </output>
      {fault === null ? null : (
        <p role="alert" className={styles.problem}>
          {formatMessage({ id: 'creditSteps.liveFault' }, { fault })}
        </p>
      )}
      {children}
      {/* Seen, but not read out each second. */}
      <p role="timer" className={styles.muted}>
        <FormattedMessage id="creditSteps.liveLeft" values={{ time: minutesAndSeconds(secondsLeft) }} />
      </p>
    </>
  )
}
