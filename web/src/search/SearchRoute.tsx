import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SearchRouteQuery } from '../__generated__/SearchRouteQuery.graphql'
import { OfflineGate } from '../routing/loading/OfflineGate.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { OfflineSearch } from './OfflineSearch.tsx'
import { SearchPage } from './SearchPage.tsx'

/** Renders `/catalogsearch/result?q=`; offline, matches of the offline snapshot. */
export function SearchRoute() {
  return (
    <OfflineGate reference={useRouteQuery<SearchRouteQuery>()} isLayout={false} instead={<OfflineSearch />}>
      <FoundPage />
    </OfflineGate>
  )
}

function FoundPage() {
  const data = usePreloadedQuery<SearchRouteQuery>(
    graphql`
      query SearchRouteQuery(
        $term: String!
        $isSearchable: Boolean!
        $count: Int!
        $after: String
        $sort: ProductSort
        $filters: [FilterInput!]
      ) @preloadable {
        ...SearchResults_query
          @include(if: $isSearchable)
          @alias(as: "results")
          @arguments(term: $term, count: $count, after: $after, sort: $sort, filters: $filters)
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
