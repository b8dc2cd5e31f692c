import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../../design/EmptyState.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'

/** Message for an invalid proof; does not reveal whether the order ever existed. */
export function UnknownReceipt() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      title={intl.formatMessage({ id: 'orders.unknownReceiptTitle' })}
      action={
        <StoreLink to="/" className={buttonStyle('primary')}>
          <FormattedMessage id="orders.backHome" />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="orders.unknownReceiptText" />
      </p>
    </EmptyState>
  )
}
