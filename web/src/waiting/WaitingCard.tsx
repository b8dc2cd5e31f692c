import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/overlays/Dialog.tsx'
import type { QueueReport } from '../offline/QueueContext.ts'
import type { Task } from '../offline/task.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { NextPaymentText } from '../orders/payment/NextPaymentText.tsx'
import { AgeText } from './AgeText.tsx'
import { OrderTotal } from './OrderTotal.tsx'
import { ReasonText } from './ReasonText.tsx'
import { SendOrderButton } from './SendOrderButton.tsx'
import { TaskFields } from './TaskFields.tsx'
import { TaskText } from './TaskText.tsx'
import { useOrderAnswer } from './useOrderAnswer.ts'
import { whyWaiting } from './whyWaiting.ts'
import styles from './WaitingPage.module.css'

type WaitingCardProps = Readonly<{
  task: Task
  report: QueueReport
  /** Time of the report, in milliseconds since 1970. */
  at: number
  /** Called after an action. */
  onChange: () => void
}>

/** Renders one waiting task: what it is, since when, why, and its actions. */
export function WaitingCard({ task, report, at, onChange }: WaitingCardProps) {
  const reason = whyWaiting(task, report)
  return (
    <li className={styles.task}>
      <h2 className={styles.wish}>
        <TaskText task={task} />
      </h2>
      <p>
        <ReasonText reason={reason} />
      </p>
      {task.isInMemory ? (
        <p>
          <FormattedMessage id="waiting.unstored" />
        </p>
      ) : null}
      {task.name === 'placeOrder' ? <NextPaymentText order={task.optimism} /> : null}
      <p className={styles.facts}>
        <AgeText milliseconds={at - task.createdAt} /> ·{' '}
        <FormattedMessage id="waiting.tries" values={{ tries: task.attempts }} />
      </p>
      <div className={styles.ways}>
        {task.awaitsConsent ? <Answer task={task} isOnline={report.isOnline} onChange={onChange} /> : null}
        {reason.kind === 'sending' ? null : <GiveUp task={task} onChange={onChange} />}
      </div>
      <TaskFields task={task} />
    </li>
  )
}

function Answer({ task, isOnline, onChange }: Pick<WaitingCardProps, 'task' | 'onChange'> & { isOnline: boolean }) {
  const answer = useOrderAnswer(task)
  return (
    <>
      <OrderTotal {...answer} />
      <SendOrderButton answer={answer} isNow={isOnline} onSend={onChange} />
    </>
  )
}

function GiveUp({ task, onChange }: Pick<WaitingCardProps, 'task' | 'onChange'>) {
  const intl = useIntl()
  const queue = useStartedQueue()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const giveUp = async () => {
    await queue?.giveUp(task.id)
    close()
    onChange()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="waiting.giveUp" />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={intl.formatMessage({ id: 'waiting.giveUpTitle' })}
        footer={
          <div className={styles.ways}>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage id="waiting.giveUpCancel" />
            </Button>
            <Button onClick={() => void giveUp()}>
              <FormattedMessage id="waiting.giveUpConfirm" />
            </Button>
          </div>
        }
      >
        <div className={styles.question}>
          <p className={styles.wish}>
            <TaskText task={task} />
          </p>
          <p>
            <FormattedMessage id={task.isTransmitted ? 'waiting.giveUpSent' : 'waiting.giveUpUnsent'} />
          </p>
        </div>
      </Dialog>
    </>
  )
}
