import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { EmptyState } from '../../design/EmptyState.tsx'
import { isOnline } from '../../device/isOnline.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { PageHead } from '../document/PageHead.tsx'
import { useStorePath } from '../useStorePath.ts'

type NotStoredOfflineProps = Readonly<{
  canGoHome: boolean
  /** True when even the page's code is missing: only a new document requests it again. */
  needsCode?: boolean
}>

/**
 * Notifies the shopper that there is no network and that this device has no copy of the page, and navigates home.
 * Where home itself is not stored, renders the message in place, and reloads in place when the network returns: an
 * order that waited may be asking for consent above it.
 */
export function NotStoredOffline({ canGoHome, needsCode = false }: NotStoredOfflineProps) {
  const intl = useIntl()
  const home = useStorePath()('/')
  const { pathname, search } = useLocation()
  const isHome = pathname === home
  const navigate = useNavigate()
  const { notify } = useNotifications()
  const leaves = canGoHome && !isHome
  const message = intl.formatMessage({ id: 'offline.pageNotStored' })
  useEffect(() => {
    if (!leaves) return
    notify({ id: 'offline-page', kind: 'warning', message })
    void navigate(home, { replace: true })
  }, [leaves, notify, navigate, message, home])
  useEffect(() => {
    if (leaves) return
    const comeBack = () => {
      if (needsCode) window.location.reload()
      else void navigate({ pathname, search }, { replace: true })
    }
    // The network may have returned while this was loading: no event says so again.
    if (isOnline()) comeBack()
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [leaves, needsCode, navigate, pathname, search])
  if (leaves) return null
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'offline.title' })} noIndex />
      <EmptyState icon="offline" headingLevel={1} title={intl.formatMessage({ id: 'offline.title' })}>
        <p>{intl.formatMessage({ id: 'offline.nothingStored' })}</p>
      </EmptyState>
    </>
  )
}
