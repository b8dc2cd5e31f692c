import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SeriesRouteQuery } from '../__generated__/SeriesRouteQuery.graphql'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { SeriesPage } from './SeriesPage.tsx'

/** Renders `/serie/:slug`. */
export function SeriesRoute() {
  const { series } = usePreloadedQuery<SeriesRouteQuery>(
    graphql`
      query SeriesRouteQuery($slug: String!, $count: Int!, $after: String, $sort: ProductSort, $category: String)
      @preloadable {
        series(slug: $slug) {
          id
          ...SeriesPage_series @arguments(count: $count, after: $after, sort: $sort, category: $category)
        }
      }
    `,
    useRouteQuery<SeriesRouteQuery>(),
  )
  return series ? <SeriesPage key={series.id} series={series} /> : <NotFoundPage />
}
