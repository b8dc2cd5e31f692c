import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SearchRouteQuery } from '../__generated__/SearchRouteQuery.graphql'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { SearchPage } from './SearchPage.tsx'

/** `/catalogsearch/result?q=`. */
export function SearchRoute() {
  const data = usePreloadedQuery<SearchRouteQuery>(
    graphql`
      query SearchRouteQuery($term: String!, $isSearchable: Boolean!, $count: Int!, $after: String, $sort: ProductSort)
      @preloadable {
        ...SearchResults_query
          @include(if: $isSearchable)
          @alias(as: "results")
          @arguments(term: $term, count: $count, after: $after, sort: $sort)
        store {
          rootCategory {
            ...SearchPage_root
          }
        }
      }
    `,
    useRouteQuery<SearchRouteQuery>(),
  )
  return <SearchPage results={data.results ?? null} root={data.store.rootCategory ?? null} />
}
