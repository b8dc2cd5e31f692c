import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { ReviewListPageQuery } from '../__generated__/ReviewListPageQuery.graphql'
import type { ReviewList_product$key } from '../__generated__/ReviewList_product.graphql'
import { Button } from '../design/Button.tsx'
import { useNotifications } from '../design/NotificationsContext.ts'
import { REVIEW_PAGE_SIZE } from './limits.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { Stars } from './Stars.tsx'
import styles from './ReviewList.module.css'

/** What shoppers say of a product, a page at a time, below what all of it comes to. */
export function ReviewList({ product }: Readonly<{ product: ReviewList_product$key }>) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ReviewListPageQuery, ReviewList_product$key>(
    graphql`
      fragment ReviewList_product on Product
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "ReviewListPageQuery") {
        reviews(first: $first, after: $after) @connection(key: "ReviewList_reviews") {
          totalCount
          averageRating
          edges {
            node {
              id
              ...ReviewCard_review
            }
          }
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  if (!data.reviews) return <FormattedMessage id="reviews.trouble" tagName="p" />
  const { edges, totalCount, averageRating } = data.reviews
  if (edges.length === 0) return <FormattedMessage id="reviews.empty" tagName="p" />
  const onComplete = (error: Error | null) => {
    if (error) notify({ kind: 'danger', message: intl.formatMessage({ id: 'reviews.moreFailed' }) })
  }
  return (
    <div className={styles.reviews}>
      {averageRating ? (
        <p className={styles.average}>
          <strong className={styles.number}>
            {intl.formatNumber(averageRating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </strong>
          <Stars value={averageRating} />
          <span className={styles.count}>
            <FormattedMessage id="reviews.count" values={{ count: totalCount }} />
          </span>
        </p>
      ) : null}
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <li key={node.id} className={styles.item}>
            <ReviewCard review={node} />
          </li>
        ))}
      </ul>
      {hasNext ? (
        <div>
          <Button variant="secondary" isBusy={isLoadingNext} onClick={() => loadNext(REVIEW_PAGE_SIZE, { onComplete })}>
            <FormattedMessage id="reviews.more" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}
