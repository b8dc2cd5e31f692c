import { useIntl } from 'react-intl'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'

/**
 * Renders the notice of a category without products: there are none yet, or offline none in the snapshot of this
 * device.
 */
export function EmptyCategory() {
  const intl = useIntl()
  const isOnline = useOnlineStatus()
  return (
    <EmptyState
      icon={isOnline ? 'search' : 'offline'}
      title={intl.formatMessage({ id: isOnline ? 'catalogue.emptyTitle' : 'listing.notSynchronised' })}
      action={
        <StoreLink to="/" className={buttonStyle('primary')}>
          {intl.formatMessage({ id: 'catalogue.toHome' })}
        </StoreLink>
      }
    >
      {isOnline ? <p>{intl.formatMessage({ id: 'catalogue.emptyText' })}</p> : null}
    </EmptyState>
  )
}
