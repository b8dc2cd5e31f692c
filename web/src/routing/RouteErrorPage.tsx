import { useRouteError } from 'react-router-dom'
import { CONTENT_ID } from '../layout/SkipLink.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { FailedPage } from './FailedPage.tsx'
import { NotStoredOffline } from './NotStoredOffline.tsx'

/**
 * The outer boundary, in the place of the frame around all pages: that could not be loaded, or failed. Off line that means
 * that no page like it was seen on this device.
 */
export function RouteErrorPage() {
  const error = useRouteError()
  const isOnline = useOnlineStatus()
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {isOnline ? (
        <FailedPage error={error instanceof Error ? error : new Error('The route failed', { cause: error })} />
      ) : (
        <NotStoredOffline canGoHome needsCode />
      )}
    </main>
  )
}
