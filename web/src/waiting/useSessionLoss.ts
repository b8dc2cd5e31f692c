import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { withReturnPath } from '../customers/returnPath.ts'
import { useNotifications } from '../design/NotificationsContext.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'

const LOGIN = '/login'

/** Tells that the session could not be refreshed, until it is read, with the way to a new one and back to where one is then. */
export function useSessionLoss(): void {
  const intl = useIntl()
  const navigate = useNavigate()
  const queue = useStartedQueue()
  const { notify } = useNotifications()
  const { urlPrefix } = useStoreDefinition()
  const storePath = useStorePath()
  useEffect(() => {
    // Where one is when it is pressed: the notification stays while its reader goes on.
    const signIn = () => {
      const { pathname, search } = window.location
      const here = pathname.slice(urlPrefix.length)
      if (here !== LOGIN) void navigate(storePath(withReturnPath(LOGIN, `${here || '/'}${search}`)))
    }
    return queue?.subscribeToSessionLoss(() =>
      notify({
        kind: 'danger',
        message: intl.formatMessage({ id: 'waiting.sessionLost' }),
        action: { label: intl.formatMessage({ id: 'layout.signIn' }), onPress: signIn },
        hasNoTimeout: true,
      }),
    )
  }, [queue, notify, intl, navigate, storePath, urlPrefix])
}
