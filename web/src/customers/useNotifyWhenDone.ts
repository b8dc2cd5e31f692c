import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import type { QueuedUserError } from '../offline/outcome.ts'
import type { SecretOutcome } from '../relay/useSecretMutation.ts'

type Notices = readonly Readonly<{ message: string }>[]

/** React hook that awaits a change that cannot be queued and notifies of its outcome; `isBusy` is true meanwhile. */
export function useNotifyWhenDone() {
  const intl = useIntl()
  const { notify } = useNotifications()
  const [isBusy, setIsBusy] = useState(false)
  const wordsFor = (userErrors: readonly QueuedUserError[]) =>
    userErrors.map(({ message }) => message).join(' ') || intl.formatMessage({ id: 'cart.failed' })
  const follow = async <TData>(sending: Promise<SecretOutcome<TData>>, noticesOf: (data: TData) => Notices) => {
    setIsBusy(true)
    const outcome = await sending
    setIsBusy(false)
    if (outcome.kind === 'done')
      return noticesOf(outcome.data).forEach(({ message }) => notify({ kind: 'success', message }))
    const isOffline = outcome.kind === 'unreachable'
    const message = isOffline ? intl.formatMessage({ id: 'customers.offline' }) : wordsFor(outcome.userErrors)
    notify({ kind: 'danger', message })
  }
  const notifyWhenDone = <TData>(sending: Promise<SecretOutcome<TData>>, noticesOf: (data: TData) => Notices) =>
    void follow(sending, noticesOf)
  return { notifyWhenDone, isBusy }
}
