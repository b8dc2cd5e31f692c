import { graphql, useFragment } from 'react-relay/hooks'
import type { ReviewCard_review$key } from '../__generated__/ReviewCard_review.graphql'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { Stars } from './Stars.tsx'
import styles from './ReviewCard.module.css'

/** What one shopper says. */
export function ReviewCard({ review }: Readonly<{ review: ReviewCard_review$key }>) {
  const { rating, title, detail, nickname, createdAt } = useFragment(
    graphql`
      fragment ReviewCard_review on Review {
        rating
        title
        detail
        nickname
        createdAt
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
      <p className={styles.writer}>{writtenBy}</p>
    </article>
  )
}
