import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RatingSummary_product$key } from '../__generated__/RatingSummary_product.graphql'
import { REVIEWS_PLACE } from './reviewsPlace.ts'
import { Stars } from './Stars.tsx'
import styles from './RatingSummary.module.css'

/** Average rating and number of reviews, linked to them; renders nothing without reviews. */
export function RatingSummary({ product }: Readonly<{ product: RatingSummary_product$key }>) {
  const { rating } = useFragment(
    graphql`
      fragment RatingSummary_product on Product {
        rating {
          average
          count
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  if (!rating) return null
  return (
    <a className={styles.summary} href={`#${REVIEWS_PLACE}`}>
      <Stars value={rating.average} />{' '}
      <span className={styles.count}>{intl.formatMessage({ id: 'stars.reviewCount' }, { count: rating.count })}</span>
      <span className={styles.short} aria-hidden="true">
        ({intl.formatNumber(rating.count)})
      </span>
    </a>
  )
}
