import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SearchResults_query$key } from '../__generated__/SearchResults_query.graphql'
import type { SearchResultsPaginationQuery } from '../__generated__/SearchResultsPaginationQuery.graphql'
import { Listing } from '../catalogue/listing/Listing.tsx'
import { MatchNote } from './MatchNote.tsx'
import styles from './SearchResults.module.css'

type Props = Readonly<{
  title: string
  /** Search term. */
  term: string
  query: SearchResults_query$key
  /** Content for a search without results. */
  empty: ReactNode
}>

/** Renders the products found, best match first, a page at a time. */
export function SearchResults({ title, term, query, empty }: Props) {
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
        filters: { type: "[FilterInput!]" }
        isNarrowable: { type: "Boolean", defaultValue: true }
      ) {
        search(term: $term, first: $count, after: $after, sort: $sort, filters: $filters)
          @connection(key: "SearchResults_search") {
          totalCount
          match {
            count
          }
          ...MatchNote_connection
          ...Listing_connection @arguments(isNarrowable: $isNarrowable)
          # A connection has to have them; the list below reads them.
          # eslint-disable-next-line relay/unused-fields
          edges {
            __typename
          }
        }
      }
    `,
    query,
  )
  const intl = useIntl()
  // If no product has all words the note reports it, and the list shows the number of related ones.
  const count = data.search.match?.count ?? data.search.totalCount
  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        {count > 0 ? (
          <p className={styles.count}>{intl.formatMessage({ id: 'catalogue.productCount' }, { count })}</p>
        ) : null}
      </header>
      <MatchNote connection={data.search} term={term} />
      <Listing connection={data.search} more={{ hasNext, isLoadingNext, loadNext }} empty={empty} />
    </>
  )
}
