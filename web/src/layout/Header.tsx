import { graphql, useFragment } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { Header_query$key } from '../__generated__/Header_query.graphql'
import { CartButton } from '../cart/CartButton.tsx'
import { AccountLink } from '../customers/AccountLink.tsx'
import { classNames } from '../design/classNames.ts'
import { Icon } from '../design/Icon.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { StoreSwitch } from '../stores/StoreSwitch.tsx'
import { WishesLink } from '../wishlist/device/WishesLink.tsx'
import { Logo } from './Logo.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { MenuButton } from './MenuButton.tsx'
import { SearchForm } from './SearchForm.tsx'
import { useHideOnScroll } from './useHideOnScroll.ts'
import styles from './Header.module.css'

/**
 * Renders logo, search, stores, account, cart and menu. Hides on scroll down, returns on scroll up, stays while it has
 * the focus.
 */
export function Header({ query }: Readonly<{ query: Header_query$key }>) {
  const { store } = useFragment(
    graphql`
      fragment Header_query on Query {
        store {
          offersLink
          ...CartButton_store
          rootCategory {
            ...MegaMenu_root
            ...MenuDrawer_root
          }
        }
      }
    `,
    query,
  )
  const intl = useIntl()
  const { name } = useStoreDefinition()
  const isHidden = useHideOnScroll()
  return (
    <header className={classNames(styles.header, isHidden && styles.hidden)}>
      <div className={styles.bar}>
        {store.rootCategory ? (
          <div className={styles.menuButton}>
            <MenuButton root={store.rootCategory} offersLink={store.offersLink} />
          </div>
        ) : null}
        <StoreLink to="/" className={styles.logo} aria-label={intl.formatMessage({ id: 'layout.home' }, { name })}>
          <Logo />
        </StoreLink>
        <div className={styles.search}>
          <SearchForm />
          <StoreLink to="/scan" className={styles.scan} aria-label={intl.formatMessage({ id: 'layout.scan' })}>
            <Icon name="scan" />
          </StoreLink>
        </div>
        <div className={styles.tools}>
          <StoreSwitch />
          <AccountLink />
          <WishesLink />
          <CartButton store={store} />
        </div>
      </div>
      {store.rootCategory ? (
        <div className={styles.menu}>
          <MegaMenu root={store.rootCategory} offersLink={store.offersLink} />
        </div>
      ) : null}
    </header>
  )
}
