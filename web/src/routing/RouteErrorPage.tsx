import { useRouteError } from 'react-router-dom'
import { FailedPage } from './FailedPage.tsx'

/** The outer boundary: the code of a page, or the frame around all pages, could not be loaded. */
export function RouteErrorPage() {
  const error = useRouteError()
  return <FailedPage error={error instanceof Error ? error : new Error('The route failed', { cause: error })} />
}
