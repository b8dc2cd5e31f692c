import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../design/EmptyState.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { keepsCookies } from '../device/cookies.ts'
import { useIsDrawn } from '../device/useIsDrawn.ts'
import { StoreLink } from '../routing/StoreLink.tsx'

/** Page of an empty cart. */
export function EmptyCart() {
  const intl = useIntl()
  const isRefused = useIsDrawn() && !keepsCookies()
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
        <FormattedMessage id={isRefused ? 'cartPage.needsCookies' : 'cartPage.emptyText'} />
      </p>
    </EmptyState>
  )
}
