import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../design/EmptyState.tsx'
import { Icon } from '../design/Icon.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { searchTerm } from './searchAddress.ts'
import { useSnapshotMatches } from './useSnapshotMatches.ts'
import styles from './OfflineSearch.module.css'

/**
 * Renders the search offline: a notice and matches among the pages of the offline snapshot. Searches when the network
 * returns.
 */
export function OfflineSearch() {
  const intl = useIntl()
  const [search] = useSearchParams()
  const term = searchTerm(search)
  const matches = useSnapshotMatches(term)
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const title = intl.formatMessage({ id: 'search.titleFor' }, { term })
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <EmptyState icon="offline" title={intl.formatMessage({ id: 'search.offlineTitle' })}>
        <p>{intl.formatMessage({ id: 'search.offlineText' })}</p>
      </EmptyState>
      {matches.length > 0 ? (
        <section className={styles.kept}>
          <h2>{intl.formatMessage({ id: 'search.offlineKept' })}</h2>
          <ul className={styles.list}>
            {matches.map(({ path, name }) => (
              <li key={path}>
                <StoreLink to={path} className={styles.link}>
                  <Icon name="arrowRight" size={18} />
                  {name}
                </StoreLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </PageBody>
  )
}
