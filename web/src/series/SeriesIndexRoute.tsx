import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SeriesIndexRouteQuery } from '../__generated__/SeriesIndexRouteQuery.graphql'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { SeriesCard } from './SeriesCard.tsx'
import styles from './SeriesIndexRoute.module.css'

/** Number of cards whose pictures are visible without scrolling on a small screen. */
const IN_SIGHT = 2

/** Renders `/series`: every series of the store. */
export function SeriesIndexRoute() {
  const { allSeries } = usePreloadedQuery<SeriesIndexRouteQuery>(
    graphql`
      query SeriesIndexRouteQuery @preloadable {
        allSeries {
          id
          ...SeriesCard_series
        }
      }
    `,
    useRouteQuery<SeriesIndexRouteQuery>(),
  )
  const intl = useIntl()
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: 'series.all' })}
        description={intl.formatMessage({ id: 'series.description' })}
        canonicalPath="/series"
      />
      <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'series.home' }), to: '/' }]} />
      <h1>{intl.formatMessage({ id: 'series.all' })}</h1>
      <p>{intl.formatMessage({ id: 'series.description' })}</p>
      {!allSeries ? (
        <ErrorState title={intl.formatMessage({ id: 'series.failed' })} onRetry={() => window.location.reload()} />
      ) : allSeries.length === 0 ? (
        <EmptyState icon="search" title={intl.formatMessage({ id: 'series.none' })} />
      ) : (
        <ul className={styles.cards}>
          {allSeries.map((series, at) => (
            <li key={series.id}>
              <SeriesCard series={series} isPriority={at < IN_SIGHT} />
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  )
}
