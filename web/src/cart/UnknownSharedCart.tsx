import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../design/EmptyState.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { StoreLink } from '../routing/StoreLink.tsx'

/** The code of the link is unknown, past its time, or was copied in part. */
export function UnknownSharedCart() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="cart"
      headingLevel={1}
      title={intl.formatMessage({ id: 'sharedCart.unknownTitle' })}
      action={
        <StoreLink to="/" className={buttonStyle('primary')}>
          <FormattedMessage id="cartPage.emptyAction" />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="sharedCart.unknownText" />
      </p>
    </EmptyState>
  )
}

/** A link that was never opened here, without a network: it opens by itself when that is back. */
export function SharedCartOffline() {
  const intl = useIntl()
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <EmptyState icon="offline" headingLevel={1} title={intl.formatMessage({ id: 'sharedCart.offlineTitle' })}>
      <p>
        <FormattedMessage id="sharedCart.offlineText" />
      </p>
    </EmptyState>
  )
}
