import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { CategoryProducts_category$key } from '../__generated__/CategoryProducts_category.graphql'
import type { CategoryProductsPaginationQuery } from '../__generated__/CategoryProductsPaginationQuery.graphql'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { ProductList } from './ProductList.tsx'
import { SortSelect } from './SortSelect.tsx'

/** A category's products, a page at a time. */
export function CategoryProducts({ category }: Readonly<{ category: CategoryProducts_category$key }>) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CategoryProductsPaginationQuery,
    CategoryProducts_category$key
  >(
    graphql`
      fragment CategoryProducts_category on Category
      @refetchable(queryName: "CategoryProductsPaginationQuery")
      @argumentDefinitions(count: { type: "Int!" }, after: { type: "String" }, sort: { type: "ProductSort" }) {
        products(first: $count, after: $after, sort: $sort) @connection(key: "CategoryProducts_products") {
          ...ProductList_connection
          totalCount
          edges {
            __typename
          }
        }
      }
    `,
    category,
  )
  const intl = useIntl()
  if (data.products.edges.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={intl.formatMessage({ id: 'catalogue.emptyTitle' })}
        action={
          <StoreLink to="/" className={buttonStyle('primary')}>
            {intl.formatMessage({ id: 'catalogue.toHome' })}
          </StoreLink>
        }
      >
        <p>{intl.formatMessage({ id: 'catalogue.emptyText' })}</p>
      </EmptyState>
    )
  }
  return (
    <ProductList
      connection={data.products}
      toolbar={data.products.totalCount > 1 ? <SortSelect /> : null}
      more={{ hasNext, isLoadingNext, loadNext }}
    />
  )
}
