import { useIntl } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { SearchForm } from './SearchForm.tsx'
import styles from './NotFoundPage.module.css'

/** Renders the page of an unknown address, with the search and a link to the home page. */
export function NotFoundPage() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'layout.notFoundTitle' })
  return (
    <PageBody width="reading">
      <PageHead title={title} noIndex />
      <EmptyState
        icon="search"
        headingLevel={1}
        title={title}
        action={
          <StoreLink to="/" className={buttonStyle('primary')}>
            {intl.formatMessage({ id: 'layout.toHome' })}
          </StoreLink>
        }
      >
        <p>{intl.formatMessage({ id: 'layout.notFoundText' })}</p>
        <div className={styles.search}>
          <SearchForm />
        </div>
      </EmptyState>
    </PageBody>
  )
}
