import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { STORES } from '@hogar/schema/stores.ts'
import type { Footer_root$key } from '../__generated__/Footer_root.graphql'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { NewsletterPlace } from '../newsletter/NewsletterPlace.tsx'
import { nameWithPlace } from '../stores/storePlaces.ts'
import { FooterColumn } from './FooterColumn.tsx'
import { HELP_PAGES } from './helpPages.ts'
import { Logo } from './Logo.tsx'
import { PaymentMarks } from './PaymentMarks.tsx'
import styles from './Footer.module.css'

/** Departments, help, stores, and how one can pay: the way on from the end of every page. */
export function Footer({ root }: Readonly<{ root: Footer_root$key | null | undefined }>) {
  const category = useFragment(
    graphql`
      fragment Footer_root on Category {
        children {
          id
          name
          link
          opensInNewWindow
        }
      }
    `,
    root,
  )
  const intl = useIntl()
  const store = useStoreDefinition()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.newsletter}>
          <NewsletterPlace>
            <StoreLink to="/my-account/newsletter">{intl.formatMessage({ id: 'layout.newsletter' })}</StoreLink>
          </NewsletterPlace>
        </div>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <p className={styles.claim}>{intl.formatMessage({ id: 'layout.claim' })}</p>
            <PaymentMarks />
          </div>
          {category && category.children.length > 0 ? (
            <FooterColumn title={intl.formatMessage({ id: 'layout.departments' })} isLong>
              {category.children.map((child) => (
                <li key={child.id}>
                  <StoreLink to={child.link} isNewWindow={child.opensInNewWindow}>
                    {child.name}
                  </StoreLink>
                </li>
              ))}
            </FooterColumn>
          ) : null}
          <FooterColumn title={intl.formatMessage({ id: 'layout.help' })}>
            {HELP_PAGES.map((page) => (
              <li key={page.identifier}>
                <StoreLink to={`/i/${page.identifier}`}>{intl.formatMessage({ id: page.title })}</StoreLink>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title={intl.formatMessage({ id: 'stores.title' })}>
            {STORES.map((other) => (
              <li key={other.code}>
                <a
                  href={other.urlPrefix || '/'}
                  hrefLang={other.language}
                  aria-current={other.code === store.code ? 'true' : undefined}
                >
                  {nameWithPlace(other)}
                </a>
              </li>
            ))}
          </FooterColumn>
        </div>
        <p className={styles.legal}>{intl.formatMessage({ id: 'layout.legal' }, { name: store.name })}</p>
      </div>
    </footer>
  )
}
