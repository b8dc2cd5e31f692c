import { useIntl } from 'react-intl'
import { Outlet } from 'react-router-dom'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { Logo } from './Logo.tsx'
import { SkipLink } from './SkipLink.tsx'
import { StoreIcons } from './StoreIcons.tsx'
import { CONTENT_ID } from '../routing/contentId.ts'
import styles from './MinimalLayout.module.css'

/** Renders the logo and the page: for pages that must render when no data of the shop can be read. */
export function MinimalLayout() {
  const intl = useIntl()
  const { name } = useStoreDefinition()
  return (
    <div className={styles.layout}>
      <StoreIcons />
      <SkipLink />
      <header className={styles.header}>
        <StoreLink to="/" className={styles.logo} aria-label={intl.formatMessage({ id: 'layout.home' }, { name })}>
          <Logo />
        </StoreLink>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <NotificationOutlet />
    </div>
  )
}
