import type { Crumb } from '../routing/history/crumb.ts'
import { useIntl } from 'react-intl'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './Breadcrumbs.module.css'

/** Breadcrumb links to the page's ancestors. Leaves out the page itself, whose title follows. */
export function Breadcrumbs({ crumbs }: Readonly<{ crumbs: readonly Crumb[] }>) {
  const intl = useIntl()
  return (
    <nav data-breadcrumbs aria-label={intl.formatMessage({ id: 'design.breadcrumbs' })}>
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
