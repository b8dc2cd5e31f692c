import { useIntl } from 'react-intl'
import styles from '../../cart/CartButton.module.css'
import { Icon } from '../../design/Icon.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'

/** Link to saved products with their number. */
export function WishCountLink({ to, count }: Readonly<{ to: string; count: number }>) {
  const intl = useIntl()
  return (
    <StoreLink
      to={to}
      data-needs="WISH_LISTS"
      className={styles.button}
      aria-label={intl.formatMessage({ id: 'layout.wishes' }, { count })}
    >
      <Icon name="heart" />
      {count > 0 ? <span className={styles.units}>{count}</span> : null}
    </StoreLink>
  )
}
