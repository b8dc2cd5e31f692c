import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CategoryChips_category$key } from '../../__generated__/CategoryChips_category.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './CategoryChips.module.css'

/** Renders links to the categories one level down. */
export function CategoryChips({ category }: Readonly<{ category: CategoryChips_category$key }>) {
  const { name, children } = useFragment(
    graphql`
      fragment CategoryChips_category on Category {
        name
        children {
          id
          name
          link
          opensInNewWindow
        }
      }
    `,
    category,
  )
  const intl = useIntl()
  if (children.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'catalogue.subcategories' }, { name })}>
      <ul className={styles.chips}>
        {children.map((child) => (
          <li key={child.id}>
            <StoreLink to={child.link} isNewWindow={child.opensInNewWindow} className={styles.chip}>
              {child.name}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
