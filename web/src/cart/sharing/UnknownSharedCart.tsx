import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '../../design/EmptyState.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'

/** Message for a shared link whose code is unknown, expired or copied in part. */
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

/** Message for a shared link opened off line without a snapshot; loads by itself when the device is on line. */
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
