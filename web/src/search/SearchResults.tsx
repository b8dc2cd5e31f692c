import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SearchResults_query$key } from '../__generated__/SearchResults_query.graphql'
import type { SearchResultsPaginationQuery } from '../__generated__/SearchResultsPaginationQuery.graphql'
import { ProductList } from '../catalogue/ProductList.tsx'
import { SortSelect } from '../catalogue/SortSelect.tsx'
import { EmptyState } from '../design/EmptyState.tsx'

type Props = Readonly<{
  query: SearchResults_query$key
  /** Where to go when nothing was found. */
  waysOn: ReactNode
}>

/** The products found, best match first, a page at a time. */
export function SearchResults({ query, waysOn }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SearchResultsPaginationQuery,
    SearchResults_query$key
  >(
    graphql`
      fragment SearchResults_query on Query
      @refetchable(queryName: "SearchResultsPaginationQuery")
      @argumentDefinitions(
        term: { type: "String!" }
        count: { type: "Int!" }
        after: { type: "String" }
        sort: { type: "ProductSort" }
      ) {
        search(term: $term, first: $count, after: $after, sort: $sort) @connection(key: "SearchResults_search") {
          ...ProductList_connection
          edges {
            __typename
          }
        }
      }
    `,
    query,
  )
  const intl = useIntl()
  if (data.search.edges.length === 0) {
    return (
      <>
        <EmptyState icon="search" title={intl.formatMessage({ id: 'search.emptyTitle' })}>
          <p>{intl.formatMessage({ id: 'search.emptyText' })}</p>
        </EmptyState>
        {waysOn}
      </>
    )
  }
  return <ProductList connection={data.search} toolbar={<SortSelect />} more={{ hasNext, isLoadingNext, loadNext }} />
}
