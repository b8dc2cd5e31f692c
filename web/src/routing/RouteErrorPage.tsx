import { useRouteError } from 'react-router-dom'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { FailedPage } from './FailedPage.tsx'
import { NotStoredOffline } from './NotStoredOffline.tsx'

/**
 * The outer boundary: the code of a page, or the frame around all pages, could not be loaded. Off line that means that
 * the page was never seen on this device.
 */
export function RouteErrorPage() {
  const error = useRouteError()
  const isOnline = useOnlineStatus()
  if (!isOnline) return <NotStoredOffline canGoHome needsCode />
  return <FailedPage error={error instanceof Error ? error : new Error('The route failed', { cause: error })} />
}
