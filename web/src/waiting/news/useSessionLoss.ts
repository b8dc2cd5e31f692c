import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { withReturnPath } from '../../customers/signIn/returnPath.ts'
import { onSignedInName, readSignedInName } from '../../customers/signedInName.ts'
import { useSignedInName } from '../../customers/useSignedInName.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import type { SessionLoss } from '../../offline/QueueContext.ts'
import { useStartedQueue } from '../../offline/useStartedQueue.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'

const LOGIN = '/login'
const NOTE = 'session-lost'
/** Pages for signing in. */
const WAYS_IN = [LOGIN, '/customer/account', '/silent-login', '/my-account']

/**
 * React hook that returns the end of the session, for a dialog, until a customer signs in; null while there is none,
 * or on a page that asks to sign in itself. After closing without a choice, a notification with the link to sign in
 * stays.
 */
export function useSessionLoss(): Readonly<{ loss: SessionLoss | null; close: () => void }> {
  const intl = useIntl()
  const navigate = useNavigate()
  const queue = useStartedQueue()
  const { notify, dismiss } = useNotifications()
  const { code, urlPrefix } = useStoreDefinition()
  const { pathname } = useLocation()
  const storePath = useStorePath()
  const isSignedIn = useSignedInName() !== null
  const [loss, setLoss] = useState<SessionLoss | null>(null)
  useEffect(
    () => queue?.subscribeToSessionLoss((news) => setLoss((known) => (known ? withMore(known, news) : news))),
    [queue],
  )
  useEffect(
    () =>
      onSignedInName(() => {
        if (readSignedInName(code) === null) return
        setLoss(null)
        dismiss(NOTE)
      }),
    [code, dismiss],
  )
  const close = useCallback(() => {
    setLoss(null)
    // Reads the current address on a press: the notification stays while the shopper navigates.
    const signIn = () => {
      const { pathname: path, search } = window.location
      const here = path.slice(urlPrefix.length)
      if (here !== LOGIN) void navigate(storePath(withReturnPath(LOGIN, `${here || '/'}${search}`)))
    }
    notify({
      id: NOTE,
      kind: 'danger',
      message: intl.formatMessage({ id: 'waiting.sessionLost' }),
      action: { label: intl.formatMessage({ id: 'layout.signIn' }), onPress: signIn },
      hasNoTimeout: true,
    })
  }, [notify, intl, navigate, storePath, urlPrefix])
  const here = pathname.slice(urlPrefix.length)
  const isWayIn = WAYS_IN.some((path) => here === path || here.startsWith(`${path}/`))
  return { loss: isWayIn || isSignedIn ? null : loss, close }
}

function withMore(known: SessionLoss, { interrupted, dropped }: SessionLoss): SessionLoss {
  return { interrupted: [...known.interrupted, ...interrupted], dropped: [...known.dropped, ...dropped] }
}
