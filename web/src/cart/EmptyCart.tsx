import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../design/EmptyState.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { StoreLink } from '../routing/StoreLink.tsx'

/** The page of a cart with nothing in it. */
export function EmptyCart() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="cart"
      headingLevel={1}
      title={intl.formatMessage({ id: 'cartPage.emptyTitle' })}
      action={
        <StoreLink to="/" className={buttonStyle('primary')}>
          <FormattedMessage id="cartPage.emptyAction" />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="cartPage.emptyText" />
      </p>
    </EmptyState>
  )
}
