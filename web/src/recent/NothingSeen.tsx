import { FormattedMessage, useIntl } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'

/** Message for a device without viewed products, or after they were cleared. */
export function NothingSeen() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="info"
      title={intl.formatMessage({ id: 'recent.emptyTitle' })}
      action={
        <StoreLink to="/" className={buttonStyle('primary')}>
          <FormattedMessage id="recent.toShop" />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="recent.emptyText" />
      </p>
    </EmptyState>
  )
}
