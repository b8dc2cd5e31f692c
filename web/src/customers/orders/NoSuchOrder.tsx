import { FormattedMessage, useIntl } from 'react-intl'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'

/** Message for an order that does not exist or belongs to another customer. */
export function NoSuchOrder() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="search"
      title={intl.formatMessage({ id: 'customers.unknownOrderTitle' })}
      action={
        <StoreLink to="/my-account/orders" className={buttonStyle('primary')}>
          <FormattedMessage id="customers.backToOrders" />
        </StoreLink>
      }
    />
  )
}
