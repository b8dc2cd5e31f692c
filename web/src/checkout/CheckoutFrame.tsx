import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { OfflineBanner } from '../layout/OfflineBanner.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { QueueNewsHost } from '../waiting/news/QueueNewsHost.tsx'
import { TERMS_PAGE } from './review/termsPage.ts'
import styles from './CheckoutFrame.module.css'

/** Paths of editors' pages; every store uses the same ones. */
const PRIVACY_PAGE = '/i/aviso-de-privacidad'
const RETURNS_PAGE = '/i/garantias-y-devoluciones'

/**
 * Renders the checkout's header and footer: the link back to the cart, help and the legal pages. Other navigation is
 * left out so that nothing distracts from the order.
 */
export function CheckoutFrame({ children }: Readonly<{ children: ReactNode }>) {
  const intl = useIntl()
  const legal = [
    [TERMS_PAGE, intl.formatMessage({ id: 'checkout.termsPage' })],
    [PRIVACY_PAGE, intl.formatMessage({ id: 'checkout.privacy' })],
    [RETURNS_PAGE, intl.formatMessage({ id: 'checkout.returns' })],
  ] as const
  return (
    <>
      <OfflineBanner />
      <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'checkout.help' })}>
        <StoreLink to="/checkout/cart">
          <Icon name="arrowLeft" size={20} />
          <span>{intl.formatMessage({ id: 'checkout.backToCart' })}</span>
        </StoreLink>
        <StoreLink to="/contact" target="_blank" rel="noopener">
          {intl.formatMessage({ id: 'checkout.help' })}
        </StoreLink>
      </nav>
      {children}
      <footer className={styles.bar}>
        {legal.map(([path, title]) => (
          <StoreLink key={path} to={path} target="_blank" rel="noopener">
            {title}
          </StoreLink>
        ))}
      </footer>
      <QueueNewsHost />
    </>
  )
}
