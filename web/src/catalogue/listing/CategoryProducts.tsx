import { startTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { CategoryProducts_category$key } from '../../__generated__/CategoryProducts_category.graphql'
import type { CategoryProductsPaginationQuery } from '../../__generated__/CategoryProductsPaginationQuery.graphql'
import { EmptyCategory } from './EmptyCategory.tsx'
import { FailedList } from './FailedList.tsx'
import { Listing } from './Listing.tsx'

/** Renders a category's products, a page at a time. */
export function CategoryProducts({ category }: Readonly<{ category: CategoryProducts_category$key }>) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    CategoryProductsPaginationQuery,
    CategoryProducts_category$key
  >(
    graphql`
      fragment CategoryProducts_category on Category
      @refetchable(queryName: "CategoryProductsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int!" }
        after: { type: "String" }
        sort: { type: "ProductSort" }
        filters: { type: "[FilterInput!]" }
        isNarrowable: { type: "Boolean", defaultValue: true }
      ) {
        products(first: $count, after: $after, sort: $sort, filters: $filters)
          @connection(key: "CategoryProducts_products") {
          ...Listing_connection @arguments(isNarrowable: $isNarrowable)
          # A connection has to have them; the list below reads them.
          # eslint-disable-next-line relay/unused-fields
          edges {
            __typename
          }
        }
      }
    `,
    category,
  )
  if (!data.products) {
    return <FailedList onRetry={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))} />
  }
  return <Listing connection={data.products} more={{ hasNext, isLoadingNext, loadNext }} empty={<EmptyCategory />} />
}
