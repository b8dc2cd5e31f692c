import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { EmptyState } from '../design/EmptyState.tsx'
import { useNotifications } from '../design/NotificationsContext.ts'
import { PageHead } from './PageHead.tsx'
import { useStorePath } from './useStorePath.ts'

type NotStoredOfflineProps = Readonly<{
  canGoHome: boolean
  /** True when not even the page's code is there: only a new document asks for it again. */
  needsCode?: boolean
}>

/**
 * There is no network, and the page was never seen on this device: the shopper is told and taken home. Where home itself
 * is not stored, it says so in place, and is asked for when the network is back: in place too, because an order that
 * waited may be asking its question above it.
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
