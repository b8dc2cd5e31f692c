import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReviewDistribution_reviews$key } from '../__generated__/ReviewDistribution_reviews.graphql'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import styles from './ReviewDistribution.module.css'

type Props = Readonly<{
  reviews: ReviewDistribution_reviews$key
  /** Number of stars by which the list is filtered; null for all reviews. */
  chosen: number | null
  onChoose: (stars: number | null) => void
}>

/** Number of reviews per number of stars; pressing a row filters the list, pressing it again clears the filter. */
export function ReviewDistribution({ reviews, chosen, onChoose }: Props) {
  const { distribution } = useFragment(
    graphql`
      fragment ReviewDistribution_reviews on ReviewConnection {
        distribution {
          stars
          count
        }
      }
    `,
    reviews,
  )
  const intl = useIntl()
  if (!distribution) return null
  const total = distribution.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className={styles.rows} aria-label={intl.formatMessage({ id: 'reviews.distribution' })}>
      {distribution.map(({ stars, count }) => (
        <li key={stars}>
          <button
            type="button"
            className={styles.row}
            disabled={count === 0}
            aria-pressed={stars === chosen}
            onClick={() => onChoose(stars === chosen ? null : stars)}
          >
            <VisuallyHidden>
              <FormattedMessage id="reviews.withStars" values={{ stars, count }} />
            </VisuallyHidden>
            <span className={styles.stars} aria-hidden="true">
              <FormattedMessage id="reviews.stars" values={{ stars }} />
            </span>
            <span className={styles.bar}>
              <span style={{ width: `${(100 * count) / Math.max(total, 1)}%` }} />
            </span>
            <span className={styles.count} aria-hidden="true">
              {intl.formatNumber(count)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
