import { useIntl } from 'react-intl'
import { ErrorState } from '../../design/ErrorState.tsx'

/** Renders the notice of a list of posts that could not be read, with a retry. */
export function FailedPosts({ onRetry }: Readonly<{ onRetry: () => void }>) {
  return <ErrorState title={useIntl().formatMessage({ id: 'blog.failed' })} onRetry={onRetry} />
}
