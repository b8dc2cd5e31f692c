import { FormattedMessage, useIntl } from 'react-intl'
import { useSignedInName } from '../../customers/useSignedInName.ts'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'

/** Message for a device without saved products. Those of a customer are on the lists of the account. */
export function NoDeviceWishes() {
  const intl = useIntl()
  const isSignedIn = useSignedInName() !== null
  return (
    <EmptyState
      icon="heart"
      title={intl.formatMessage({ id: isSignedIn ? 'wishlist.inAccountTitle' : 'wishlist.deviceEmptyTitle' })}
      action={
        <StoreLink to={isSignedIn ? '/my-account/wishlists' : '/'} className={buttonStyle('primary')}>
          <FormattedMessage id={isSignedIn ? 'wishlist.title' : 'wishlist.toShop'} />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="wishlist.emptyText" />
      </p>
    </EmptyState>
  )
}
