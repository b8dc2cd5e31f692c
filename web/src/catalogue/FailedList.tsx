import { useIntl } from 'react-intl'
import { ErrorState } from '../design/ErrorState.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { EmptyCategory } from './EmptyCategory.tsx'

/** A category whose products could not be read: all else of it is there. Off line there is nobody to ask again. */
export function FailedList({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const intl = useIntl()
  const isOnline = useOnlineStatus()
  if (!isOnline) return <EmptyCategory />
  return <ErrorState title={intl.formatMessage({ id: 'catalogue.listFailed' })} onRetry={onRetry} />
}
