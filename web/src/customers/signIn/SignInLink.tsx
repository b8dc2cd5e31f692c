import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styles from '../../cart/CartButton.module.css'
import { Icon } from '../../design/Icon.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'

/** Link to the sign-in page, which returns to the current page afterwards. */
export function SignInLink() {
  const from = useLocation()
  const title = useIntl().formatMessage({ id: 'layout.signIn' })
  return (
    <StoreLink to="/login" state={{ from }} className={styles.button} aria-label={title}>
      <Icon name="person" />
      <span className={styles.title}>{title}</span>
    </StoreLink>
  )
}
