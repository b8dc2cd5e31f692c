import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { STORES } from '@hogar/schema/stores.ts'
import type { Footer_query$key } from '../__generated__/Footer_query.graphql'
import { EditorsHtml } from '../routing/document/EditorsHtml.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { NewsletterPlace } from '../newsletter/NewsletterPlace.tsx'
import { nameWithPlace } from '../stores/storePlaces.ts'
import { useAddressInStore } from '../stores/useAddressInStore.ts'
import { FooterColumn } from './FooterColumn.tsx'
import { Logo } from './Logo.tsx'
import { PaymentMarks } from './PaymentMarks.tsx'
import styles from './Footer.module.css'

/** Renders departments, editors' links, stores and payment methods at the end of every page. */
export function Footer({ query }: Readonly<{ query: Footer_query$key }>) {
  const { store: shop, cmsBlock } = useFragment(
    graphql`
      fragment Footer_query on Query {
        store {
          rootCategory {
            children {
              id
              name
              link
              opensInNewWindow
            }
          }
        }
        cmsBlock(identifier: "pie-de-pagina") {
          title
          content
        }
      }
    `,
    query,
  )
  const departments = shop.rootCategory?.children ?? []
  const intl = useIntl()
  const store = useStoreDefinition()
  const addressIn = useAddressInStore()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.newsletter} data-needs="NEWSLETTER">
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
          {departments.length > 0 ? (
            <FooterColumn title={intl.formatMessage({ id: 'layout.departments' })} isLong>
              <ul>
                {departments.map((child) => (
                  <li key={child.id}>
                    <StoreLink to={child.link} isNewWindow={child.opensInNewWindow}>
                      {child.name}
                    </StoreLink>
                  </li>
                ))}
              </ul>
            </FooterColumn>
          ) : null}
          {cmsBlock ? (
            <FooterColumn title={cmsBlock.title}>
              <EditorsHtml html={cmsBlock.content} />
            </FooterColumn>
          ) : null}
          <FooterColumn title={intl.formatMessage({ id: 'stores.title' })}>
            <ul>
              {STORES.map((other) => (
                <li key={other.code}>
                  <a
                    href={addressIn(other.code)}
                    hrefLang={other.language}
                    aria-current={other.code === store.code ? 'true' : undefined}
                  >
                    {nameWithPlace(other)}
                  </a>
                </li>
              ))}
            </ul>
          </FooterColumn>
        </div>
        <p className={styles.legal}>{intl.formatMessage({ id: 'layout.legal' }, { name: store.name })}</p>
      </div>
    </footer>
  )
}
