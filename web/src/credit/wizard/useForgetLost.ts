import { useCallback } from 'react'
import { commitLocalUpdate } from 'relay-runtime'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import type { QueuedUserError } from '../../offline/outcome.ts'
import { useRefresh } from './elsewhere/useRefresh.ts'

/** Fields of the session that a refusal says are gone. */
const LOST: Readonly<Record<string, string>> = {
  CREDIT_APPLICATION_NOT_FOUND: 'creditApplication',
  CREDIT_SESSION_OVER: 'creditAccount',
}
/** Refusals after which the application is not what this page shows: another tab has sent, ended or erased it. */
const PAST: ReadonlySet<string> = new Set(['CREDIT_APPLICATION_NOT_FOUND', 'CREDIT_APPLICATION_CLOSED'])

/**
 * React hook that returns a function that forgets an application or a proof that a refusal says is gone, which leads back
 * to the step that starts it again, and says so. What the session has instead is read, and shown in its place.
 */
export function useForgetLost(): (userErrors: readonly QueuedUserError[], isSaid?: boolean) => void {
  const environment = useRelayEnvironment()
  const { notify } = useNotifications()
  const refresh = useRefresh()
  return useCallback(
    (userErrors, isSaid = true) => {
      if (userErrors.some(({ code }) => PAST.has(code))) void refresh(false)
      const reason = userErrors.find(({ code }) => Object.hasOwn(LOST, code))
      const lost = reason && LOST[reason.code]
      if (!lost) return
      commitLocalUpdate(environment, (store) => void store.getRoot().setValue(null, lost))
      if (isSaid) notify({ kind: 'warning', message: reason.message })
    },
    [environment, notify, refresh],
  )
}
