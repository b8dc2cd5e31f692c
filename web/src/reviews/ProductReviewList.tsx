import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ProductReviewListQuery } from '../__generated__/ProductReviewListQuery.graphql'
import { REVIEW_PAGE_SIZE } from './limits.ts'
import { ReviewList } from './ReviewList.tsx'

/** Reviews of a product, fetched on first render. */
export function ProductReviewList({ id, hasWritten }: Readonly<{ id: string; hasWritten: boolean }>) {
  const { node } = useLazyLoadQuery<ProductReviewListQuery>(
    graphql`
      query ProductReviewListQuery($id: ID!, $first: Int!) {
        node(id: $id) {
          ... on Product @alias(as: "product") {
            ...ReviewList_product @arguments(first: $first)
          }
        }
      }
    `,
    { id, first: REVIEW_PAGE_SIZE },
    { fetchPolicy: 'store-or-network' },
  )
  return node?.product ? (
    <ReviewList product={node.product} hasWritten={hasWritten} />
  ) : (
    <FormattedMessage id="reviews.trouble" tagName="p" />
  )
}
