import { startTransition } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { PromotionProducts_promotion$key } from '../__generated__/PromotionProducts_promotion.graphql'
import type { PromotionProductsPaginationQuery } from '../__generated__/PromotionProductsPaginationQuery.graphql'
import { FailedList } from '../catalogue/listing/FailedList.tsx'
import { Listing } from '../catalogue/listing/Listing.tsx'
import { EmptyState } from '../design/EmptyState.tsx'

type Props = Readonly<{ promotion: PromotionProducts_promotion$key }>

/** Renders the products of a promotion, a page at a time, in the order that the shopper chooses. */
export function PromotionProducts({ promotion }: Props) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    PromotionProductsPaginationQuery,
    PromotionProducts_promotion$key
  >(
    graphql`
      fragment PromotionProducts_promotion on Promotion
      @refetchable(queryName: "PromotionProductsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int!" }
        after: { type: "String" }
        sort: { type: "ProductSort" }
        isNarrowable: { type: "Boolean", defaultValue: false }
      ) {
        products(first: $count, after: $after, sort: $sort) @connection(key: "PromotionProducts_products") {
          ...Listing_connection @arguments(isNarrowable: $isNarrowable)
          # eslint-disable-next-line relay/unused-fields
          edges {
            __typename
          }
        }
      }
    `,
    promotion,
  )
  const intl = useIntl()
  if (!data.products)
    return <FailedList onRetry={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))} />
  return (
    <Listing
      connection={data.products}
      more={{ hasNext, isLoadingNext, loadNext }}
      empty={<EmptyState icon="search" title={intl.formatMessage({ id: 'promotions.noProducts' })} />}
    />
  )
}
