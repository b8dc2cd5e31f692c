import { useRouteError } from 'react-router-dom'
import { CONTENT_ID } from '../contentId.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { FailedPage } from './FailedPage.tsx'
import { NotStoredOffline } from '../loading/NotStoredOffline.tsx'

/**
 * Renders the outer error boundary, in place of the layout, which failed or could not be loaded. Offline that means
 * that this device has no page of this layout.
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
