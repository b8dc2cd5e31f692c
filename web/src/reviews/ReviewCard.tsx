import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReviewCard_review$key } from '../__generated__/ReviewCard_review.graphql'
import { Icon } from '../design/Icon.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { PhotoThumbnails } from './photos/PhotoThumbnails.tsx'
import { Stars } from './Stars.tsx'
import styles from './ReviewCard.module.css'

/** Card of one review. */
export function ReviewCard({ review }: Readonly<{ review: ReviewCard_review$key }>) {
  const { rating, title, detail, nickname, createdAt, isVerifiedPurchase, photos } = useFragment(
    graphql`
      fragment ReviewCard_review on Review {
        rating
        title
        detail
        nickname
        createdAt
        isVerifiedPurchase
        photos {
          ...PhotoThumbnails_photos
        }
      }
    `,
    review,
  )
  const formatDate = useFormatDate()
  const writtenBy = [nickname, createdAt ? formatDate(createdAt) : null].filter(Boolean).join(' · ')
  return (
    <article className={styles.review}>
      {rating ? <Stars value={rating} /> : null}
      {title ? <h3 className={styles.title}>{title}</h3> : null}
      <p className={styles.detail}>{detail}</p>
      {photos.length > 0 ? <PhotoThumbnails photos={photos} title={title ?? writtenBy} /> : null}
      <p className={styles.writer}>{writtenBy}</p>
      {isVerifiedPurchase ? (
        <p className={styles.verified}>
          <Icon name="check" size={16} />
          <FormattedMessage id="reviews.verified" />
        </p>
      ) : null}
    </article>
  )
}
