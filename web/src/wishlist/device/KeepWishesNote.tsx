import { FormattedMessage } from 'react-intl'
import { withReturnPath } from '../../customers/signIn/returnPath.ts'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './DeviceWishes.module.css'

/** Says that the products are saved on this device alone, with the ways to an account that keeps them. */
export function KeepWishesNote() {
  return (
    <div className={styles.note}>
      <p>
        <FormattedMessage id="wishlist.deviceNote" />
      </p>
      <div className={styles.ways}>
        <StoreLink to={withReturnPath('/login', '/my-account/wishlists')} className={buttonStyle('primary')}>
          <FormattedMessage id="layout.signIn" />
        </StoreLink>
        <StoreLink
          to={withReturnPath('/customer/account/create', '/my-account/wishlists')}
          className={buttonStyle('secondary')}
        >
          <FormattedMessage id="customers.toSignUp" />
        </StoreLink>
      </div>
    </div>
  )
}
