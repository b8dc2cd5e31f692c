import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReviewAverage_reviews$key } from '../__generated__/ReviewAverage_reviews.graphql'
import { Stars } from './Stars.tsx'
import styles from './ReviewAverage.module.css'

/** Average over all reviews of a product, however many are shown; renders nothing without ratings. */
export function ReviewAverage({ reviews }: Readonly<{ reviews: ReviewAverage_reviews$key }>) {
  const { averageRating, totalCount, distribution } = useFragment(
    graphql`
      fragment ReviewAverage_reviews on ReviewConnection {
        totalCount
        averageRating
        distribution {
          count
        }
      }
    `,
    reviews,
  )
  const intl = useIntl()
  if (!averageRating) return null
  // The total of a filtered list counts the filtered reviews only.
  const counted = distribution?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <p className={styles.average}>
      <strong className={styles.number}>
        {intl.formatNumber(averageRating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </strong>
      <Stars value={averageRating} />
      <span className={styles.count}>
        <FormattedMessage id="stars.reviewCount" values={{ count: Math.max(counted, totalCount) }} />
      </span>
    </p>
  )
}
