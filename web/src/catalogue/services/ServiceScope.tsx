import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ServiceScope_product$key } from '../../__generated__/ServiceScope_product.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './ServiceChoice.module.css'

/** Renders the products that a service is for, on its own page; nothing for another product that is not shipped. */
export function ServiceScope({ product }: Readonly<{ product: ServiceScope_product$key }>) {
  const { service } = useFragment(
    graphql`
      fragment ServiceScope_product on VirtualProduct {
        service {
          kind
          categories {
            name
            link
          }
        }
      }
    `,
    product,
  )
  if (!service) return null
  const { kind, categories } = service
  return (
    <div className={styles.scope}>
      <p>
        <FormattedMessage id="services.scope" values={{ kind }} />
      </p>
      {categories.length > 0 ? (
        <ul className={styles.categories}>
          {categories.map(({ name, link }) => (
            <li key={link}>
              <StoreLink to={link}>{name}</StoreLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
