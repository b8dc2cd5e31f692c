import { startTransition } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { SeriesListing_series$data, SeriesListing_series$key } from '../__generated__/SeriesListing_series.graphql'
import type { SeriesListingPaginationQuery } from '../__generated__/SeriesListingPaginationQuery.graphql'
import { FailedList } from '../catalogue/listing/FailedList.tsx'
import { listJsonLd } from '../catalogue/listing/listJsonLd.ts'
import { Listing } from '../catalogue/listing/Listing.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { JsonLd } from '../routing/document/JsonLd.tsx'
import { useOrigin } from '../routing/OriginContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'

/** Renders the products of a series, a page at a time, in the order that the shopper chooses. */
export function SeriesListing({ series }: Readonly<{ series: SeriesListing_series$key }>) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    SeriesListingPaginationQuery,
    SeriesListing_series$key
  >(
    graphql`
      fragment SeriesListing_series on Series
      @refetchable(queryName: "SeriesListingPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int!" }
        after: { type: "String" }
        sort: { type: "ProductSort" }
        category: { type: "String" }
        isNarrowable: { type: "Boolean", defaultValue: false }
      ) {
        title
        path
        products(first: $count, after: $after, sort: $sort, category: $category)
          @connection(key: "SeriesListing_products") {
          totalCount
          ...Listing_connection @arguments(isNarrowable: $isNarrowable)
          edges {
            node {
              name
              urlPath
            }
          }
        }
      }
    `,
    series,
  )
  const intl = useIntl()
  const origin = useOrigin()
  const toPath = useStorePath()
  if (!data.products)
    return <FailedList onRetry={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))} />
  return (
    <>
      <JsonLd data={import.meta.env.SSR ? structuredData(data, (path) => origin + toPath(path)) : {}} />
      <Listing
        connection={data.products}
        more={{ hasNext, isLoadingNext, loadNext }}
        empty={<EmptyState icon="search" title={intl.formatMessage({ id: 'series.noProducts' })} />}
      />
    </>
  )
}

function structuredData({ title, path, products }: SeriesListing_series$data, addressOf: (path: string) => string) {
  return listJsonLd({
    name: title,
    address: addressOf(path),
    total: products?.totalCount ?? 0,
    products: (products?.edges ?? []).map(({ node }) => ({ name: node.name, address: addressOf(`/${node.urlPath}`) })),
  })
}
