import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../design/EmptyState.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { ORDER_STATUS_PATH } from './tracking/orderStatusPath.ts'
import { StoreLink } from '../routing/StoreLink.tsx'

/** Message for an order that does not exist or that the shopper may not see; the two look the same. */
export function UnknownOrder() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      title={intl.formatMessage({ id: 'orders.unknownTitle' })}
      action={
        <StoreLink to={ORDER_STATUS_PATH} className={buttonStyle('primary')}>
          <FormattedMessage id="orders.findOrder" />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="orders.unknownText" />
      </p>
    </EmptyState>
  )
}
