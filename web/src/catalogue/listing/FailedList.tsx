import { useIntl } from 'react-intl'
import { ErrorState } from '../../design/ErrorState.tsx'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { EmptyCategory } from './EmptyCategory.tsx'

/** Renders the notice of a category whose products could not be read, with a retry. Offline a retry is impossible. */
export function FailedList({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const intl = useIntl()
  const isOnline = useOnlineStatus()
  if (!isOnline) return <EmptyCategory />
  return <ErrorState title={intl.formatMessage({ id: 'catalogue.listFailed' })} onRetry={onRetry} />
}
