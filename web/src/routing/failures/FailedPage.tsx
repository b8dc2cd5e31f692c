import { Suspense, lazy, useEffect } from 'react'
import { ErrorPage } from './ErrorPage.tsx'
import { reloadForRelease } from '../loading/reloadForRelease.ts'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { NotStoredOffline } from '../loading/NotStoredOffline.tsx'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'

const TooManyHere = lazy(async () => ({ default: (await import('./TooManyHere.tsx')).TooManyHere }))

type FailedPageProps = Readonly<{ error: Error }>

/**
 * Renders the replacement of a page that failed. Reloads it when the network returns, and where it is of another release
 * than the gateway. After a request without an answer it finds out whether there is a network.
 */
export function FailedPage({ error }: FailedPageProps) {
  const failure = error instanceof NetworkFailure ? error : null
  const kind = failure?.kind
  useEffect(() => {
    if (kind === 'outdated') void reloadForRelease(window)
    if (kind !== 'unreachable') return
    void import('../../device/network/findCutOff.ts').then(({ findCutOff }) => findCutOff()).catch(() => undefined)
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [kind])
  const isOnline = useOnlineStatus()
  if (kind === 'unreachable' && !isOnline) return <NotStoredOffline canGoHome={false} needsCode />
  if (kind === 'rateLimited') {
    return (
      <Suspense>
        <TooManyHere waitMs={failure?.retryAfterMs ?? 0} />
      </Suspense>
    )
  }
  return <ErrorPage requestId={failure?.requestId ?? undefined} />
}
