import { Suspense, lazy, useEffect } from 'react'
import { ErrorPage } from './ErrorPage.tsx'
import { reloadForRelease } from '../loading/reloadForRelease.ts'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'

const TooManyHere = lazy(async () => ({ default: (await import('./TooManyHere.tsx')).TooManyHere }))

type FailedPageProps = Readonly<{ error: Error }>

/**
 * Renders the replacement of a page that failed. Reloads it when the network returns, and where it is of another release
 * than the gateway.
 */
export function FailedPage({ error }: FailedPageProps) {
  const isUnreachable = error instanceof NetworkFailure && error.kind === 'unreachable'
  useEffect(() => {
    if (!isUnreachable) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isUnreachable])
  const isOutdated = error instanceof NetworkFailure && error.kind === 'outdated'
  useEffect(() => {
    if (isOutdated) reloadForRelease(window)
  }, [isOutdated])
  if (error instanceof NetworkFailure && error.kind === 'rateLimited') {
    return (
      <Suspense>
        <TooManyHere waitMs={error.retryAfterMs ?? 0} />
      </Suspense>
    )
  }
  return <ErrorPage requestId={(error instanceof NetworkFailure && error.requestId) || undefined} />
}
