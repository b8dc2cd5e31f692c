import { useIntl } from 'react-intl'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './Breadcrumbs.module.css'

export type Crumb = Readonly<{ label: string; /** Path inside the store, with a leading slash. */ to: string }>

/** The way here. The page itself is not in it: its title stands below. */
export function Breadcrumbs({ crumbs }: Readonly<{ crumbs: readonly Crumb[] }>) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'design.breadcrumbs' })}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.to} className={styles.item}>
            <StoreLink to={crumb.to} className={styles.link}>
              {crumb.label}
            </StoreLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
