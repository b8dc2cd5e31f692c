import { type ReactNode, startTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type {
  CategoryProducts_category$data,
  CategoryProducts_category$key,
} from '../../__generated__/CategoryProducts_category.graphql'
import type { CategoryProductsPaginationQuery } from '../../__generated__/CategoryProductsPaginationQuery.graphql'
import { JsonLd } from '../../routing/document/JsonLd.tsx'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { EmptyCategory } from './EmptyCategory.tsx'
import { FailedList } from './FailedList.tsx'
import { listJsonLd } from './listJsonLd.ts'
import { Listing } from './Listing.tsx'

type Props = Readonly<{
  category: CategoryProducts_category$key
  /** Renders the part above the list, with its number of products; 0 if they could not be read. */
  head?: (count: number) => ReactNode
}>

/** Renders a category's products, a page at a time. */
export function CategoryProducts({ category, head }: Props) {
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
        name
        urlPath
        products(first: $count, after: $after, sort: $sort, filters: $filters)
          @connection(key: "CategoryProducts_products") {
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
    category,
  )
  const origin = useOrigin()
  const toPath = useStorePath()
  if (!data.products) {
    return (
      <>
        {head?.(0)}
        <FailedList onRetry={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))} />
      </>
    )
  }
  return (
    <>
      {head?.(data.products.totalCount)}
      <JsonLd data={import.meta.env.SSR ? structuredData(data, origin, toPath) : {}} />
      <Listing connection={data.products} more={{ hasNext, isLoadingNext, loadNext }} empty={<EmptyCategory />} />
    </>
  )
}

function structuredData(
  { name, urlPath, products }: CategoryProducts_category$data,
  origin: string,
  toPath: (path: string) => string,
) {
  const addressOf = (path: string) => origin + toPath(`/${path}`)
  return listJsonLd({
    name,
    address: addressOf(urlPath),
    total: products?.totalCount ?? 0,
    products: (products?.edges ?? []).map(({ node }) => ({ name: node.name, address: addressOf(node.urlPath) })),
  })
}
