import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import type { SessionLoss } from '../../offline/QueueContext.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'
import { OTHER_CHANGE } from '../../offline/taskDescription.ts'
import { useStartedQueue } from '../../offline/useStartedQueue.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { TaskText } from '../TaskText.tsx'
import styles from '../OrderQuestion.module.css'

type SessionEndedDialogProps = Readonly<{ loss: SessionLoss; onClose: () => void }>

/**
 * Renders the dialog of a session that has ended, with the tasks that it stopped and a sign-in form where available.
 */
export function SessionEndedDialog({ loss, onClose }: SessionEndedDialogProps) {
  const intl = useIntl()
  const { language } = useStoreDefinition()
  const [SignIn, setSignIn] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isShown = true
    void import('../../customers/signIn/loadSignInAgain.tsx')
      .then(({ loadSignInAgain }) => loadSignInAgain(language))
      .then(
        (Loaded) => isShown && setSignIn(() => Loaded),
        // Without the form, the notification that follows closing has the link to sign in.
        () => isShown && onClose(),
      )
    return () => {
      isShown = false
    }
  }, [language, onClose])
  return (
    <Dialog isOpen onClose={onClose} title={intl.formatMessage({ id: 'waiting.sessionEndedTitle' })}>
      <div className={styles.text}>
        <p>
          <FormattedMessage id="waiting.sessionEnded" />
        </p>
        <Tasks tasks={loss.interrupted}>
          <FormattedMessage id="waiting.sessionInterrupted" />
        </Tasks>
        <Tasks tasks={loss.dropped}>
          <FormattedMessage id="waiting.sessionDropped" />
        </Tasks>
        {SignIn ? <SignIn /> : null}
      </div>
    </Dialog>
  )
}

function Tasks({ tasks, children }: Readonly<{ tasks: readonly WaitingTask[]; children: ReactNode }>) {
  const queue = useStartedQueue()
  const told = tasks.filter((task) => queue?.describe(task).kind !== OTHER_CHANGE.kind)
  if (told.length === 0) return null
  return (
    <>
      <p>{children}</p>
      <ul>
        {told.map((task) => (
          <li key={task.id}>
            <TaskText task={task} />
          </li>
        ))}
      </ul>
    </>
  )
}
